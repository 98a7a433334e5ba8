import { cost } from '../modules/access/passwords.ts';

// Hundreds of tests sign in and ask nothing of the hash: at its real cost each takes 12 ms and 19 MiB. `passwords.test.ts` asks for that.
Object.assign(cost, { memoryCost: 8, timeCost: 1 });

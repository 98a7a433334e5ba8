import { withBase } from '#app/config/base-url.ts';

/** The airline's picture beside the form; decorative. */
export function SignInScene({ name, scene }: { name: string; scene: string }) {
  return (
    <header className="relative isolate flex min-h-40 items-start overflow-hidden bg-sidebar p-5 text-on-sidebar sm:p-10 lg:min-h-dvh max-lg:short:hidden">
      <img
        src={withBase(scene)}
        alt=""
        fetchPriority="high"
        width={800}
        height={1000}
        className="absolute inset-0 -z-10 size-full object-cover object-[50%_51%] sm:object-[50%_56%] lg:object-bottom"
      />
      <p className="text-2xl leading-tight font-bold tracking-wide sm:text-3xl">
        {name}
        <span className="block text-xs font-normal sm:text-base">Portal de pilotos</span>
      </p>
    </header>
  );
}

import { expect, it } from 'vitest';
import { readRegistration } from './registration.ts';

/** One of each state and territory, most of them painted on real aircraft. */
const REAL =
  `EC-LZD G-EUPT F-GSQA D-ABYT I-BIXA CS-TOA EI-DVM PH-BXA OO-SNA LX-LGV HB-IJU OE-LBA SP-LRA OK-TVO OM-GTA
HA-LTA YR-BGA LZ-FBA SX-DGA TC-JRA ZA-ALB YU-APA 4O-MNE 9A-CTG S5-AAK E7-SMS Z3-CAA T7-ME3 9H-NEO 5B-DDR EW-455PA UR-82060
UR-PSA RA-73001 LY-COM YL-CSA ES-ACB OH-LVA SE-RSA LN-LNA OY-KBA TF-ICE ER-AXL 4L-TGG 4K-AZ01 EK-32001 EK32001 M-ABCD 2-WXYZ
ZJ-THC N309US N1 N12345 N1234A N123AB JA801A JA8089 JA04KZ HL7632 C-GHKR C-FTJP XA-AMX XB-NWZ TG-ABC YS-224C HR-AYM YN-CHG TI-BGV
HP-1830CMP HP-9901CMP HK-4980 HK-5333-X HK-4818X YV2849 YV-2849 YV101T YV-O-123 HC-CPF OB-2097-P OB-2097P OB-1940 CP-3018 CC-BAA ZP-CTA CX-CRB LV-FSA
PR-XMA PT-MUA PP-PJA CU-T1250 HI-1055 HH-ABC 6Y-JMD C6-BFR 8P-TGA 9Y-TTO 8R-GAB PZ-TCN V3-HGA P4-AAA PJ-SXM VP-CAB VP-BXX
VQ-BPI V2-LIA J8-VBA CN-ROH 7T-VKA TS-IMA 5A-LAA SU-GDL 6V-AMA 5T-CLA TZ-ABC D4-CBP C5-ABC 9G-ACA 5N-BUJ TU-TSA XT-ABC 5V-TAA TY-ABC TJ-QJA
TR-LGA TN-AJI 9Q-CCA 9XR-WN 9U-ABC 5X-EQU 5Y-KZA 5H-TCA ET-AOQ J2-ABC 6O-ABC D6-ABC 5R-EAA 3B-NBF S7-VDM 3DC-ABC 7P-LAA A2-ABH
V5-ANL ZS-SNA Z-WPA 9J-ABC 7Q-YKW C9-BAK D2-TED ST-ABC A6-EUA A7-ANA A9C-FA A40-BC A4O-BC HZ-ASA 9K-AOC YI-ASA JY-AYQ OD-MRT YK-AKA 4X-EHA
EP-IFA YA-KMA AP-BHV VT-ANA 4R-ALA 9N-ALZ S2-AHH A5-JSW 8Q-IAA XY-AGA HS-TKA RDPL-34226 XU-347 VN-A321 9M-MTA 9V-SKA PK-GIA
V8-DLA RP-C3201 B-18901 B-5538 B-305A B-HNK B-MBA JU-1021 P-632 UP-B5702 UK-32021 UK32021 EX-37801 EY-757 EZ-A015 P2-PXA VH-OQA ZK-NZE
DQ-FJU YJ-AV1 H4-PNG 5W-FAX A3-ABC T3-ATR C2-ABC E5-ABC V7-ABC JA-A0123 59-ABC`.split(/\s+/);

const STATES = new Set(REAL.map((text) => text.split('-')[0]?.replace(/^(N|JA|HL|UK|EK|YV)\d.*/, '$1')));

it(`takes the registrations of more than 150 states and territories`, () => {
  expect(REAL.filter((text) => readRegistration(text) !== text)).toEqual([]);
  expect(STATES.size).toBeGreaterThan(150);
});

it('raises small letters and leaves space away', () => {
  expect([readRegistration(' ec-lzd '), readRegistration('n309us'), readRegistration('hp-1830cmp')]).toEqual([
    'EC-LZD',
    'N309US',
    'HP-1830CMP',
  ]);
});

it.each([
  '',
  ' ',
  '-',
  'EC',
  'EC-',
  '-LZD',
  'EC--LZD',
  'EC-L',
  'ECLZD',
  'EC LZD',
  'EC_LZD',
  'EC-LZD-',
  'EC-LZDABC',
  'EC–LZD',
  'ÑC-LZD',
  'EC-LÑD',
  'ABC-DEF',
  'EC-LZ.D',
  'EC-LZD\n2',
  '=EC-LZD',
  'https://EC-LZD',
  'EC-SOS',
  'QA-ABC',
  'N',
  'N0123',
  'N123456',
  'N12345A',
  'N1234AB',
  'N123ABC',
  'N123IO',
  'NABC',
  'N-309US',
  'JA1',
  'JA12345',
  'JAABCD',
  'JA-801A',
  'HL763',
  'HL76321',
  'HL-7632',
  'HLABCD',
  'HP-1830CMPX',
  'OB-2097-',
  'OB-2097-PQR',
  'A320',
  '1234',
  '12345678',
])('takes no «%s»', (text) => {
  expect(readRegistration(text)).toBeUndefined();
});

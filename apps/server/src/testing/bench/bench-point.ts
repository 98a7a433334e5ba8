/** A point over the Atlantic with everything that a good recorder measures. */
export function benchPoint(seq: number, at: number, lane: number) {
  return {
    seq,
    at: new Date(at).toISOString(),
    lat: Math.round((20 + (lane % 400) / 10 + Math.sin(seq / 50) / 10) * 1e6) / 1e6,
    lon: Math.round((-60 + (seq % 5000) / 100) * 1e6) / 1e6,
    altFt: 35_000 + (seq % 7),
    aglFt: 35_000,
    hdg: (seq * 3) % 360,
    gsKt: 440 + (seq % 9),
    iasKt: 270 + (seq % 5),
    mach: 0.78,
    vsFpm: (seq % 11) - 5,
    onGround: false,
    fuelKg: 12_000 - (seq % 9000),
    weightKg: 62_000,
    engines: 3,
    lights: 7,
    flaps: 0,
    gear: 0,
    g: 1 + (seq % 5) / 100,
    pitch: 2.5,
    bank: 0,
    simRate: 1,
    flags: 0,
  };
}

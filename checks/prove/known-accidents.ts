/**
 * Templates in which one wrong road or another leads to the key in about a tenth of the draws or more, and why no choice of numbers
 * mends it. It shrinks: a template that stands here and passes fails the test.
 */
export const knownAccidents: ReadonlyMap<string, string> = new Map([
  ['prob-die-thrown-once', 'half of the six faces are even, odd, prime: the event and its contrary are equally likely'],
  [
    'prob-coins-tossed',
    'two and three coins have eight events worth asking: "at least" one of them is often "exactly", or the half',
  ],
])

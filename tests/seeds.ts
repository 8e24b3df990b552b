/** Seeds for a test over the whole bank: the first `few` at each run, all in `npm run test:thorough`, which sets THOROUGH. */
export const seedsOf = (name: string, { few, many }: { readonly few: number; readonly many: number }) =>
  Array.from({ length: process.env.THOROUGH ? many : few }, (_, index) => `${name}-${index}`)

/** What each of several turns takes of a long list: every third, the next turn another third; in the thorough tests all. */
export const inTurn = <Value>(all: readonly Value[], turn: number): readonly Value[] =>
  process.env.THOROUGH ? all : all.filter((_, place) => place % 3 === turn % 3)

/** The first twenty of each kind and every third of the others; in the thorough tests all. */
export function someOfEach<Value>(all: readonly Value[], kindOf: (value: Value) => string): readonly Value[] {
  const seen = new Map<string, number>()
  return all.filter((value) => {
    const before = seen.get(kindOf(value)) ?? 0
    seen.set(kindOf(value), before + 1)
    return process.env.THOROUGH || before < 20 || before % 3 === 0
  })
}

/** How often a law is tried on what chance draws: a fifth at each run, all in `npm run test:thorough`. */
export const runsOf = (many: number): number => (process.env.THOROUGH ? many : Math.ceil(many / 5))

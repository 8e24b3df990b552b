/**
 * A seeded source of chance: the same seed gives the same draws, in every browser, for ever.
 * cyrb128 spreads the seed text over 128 bits and sfc32 (Chris Doty-Humphrey, PractRand) draws from them.
 */
export interface Random {
  /** A real number, 0 <= x < 1. */
  real(): number
  /** An integer, least <= n <= greatest. Throws when the range is empty. */
  integer(least: number, greatest: number): number
  /** One member of a list. Throws when the list is empty. */
  pick<T>(list: readonly T[]): T
  /** The list in another order; the list itself is left alone. */
  shuffle<T>(list: readonly T[]): T[]
  /** True with the given probability, 0 to 1. */
  chance(probability: number): boolean
  /** Draws until the draw passes. Throws after 10,000 draws: the condition can hardly be met. */
  until<T>(draw: (random: Random) => T, passes: (value: T) => boolean): T
}

const mostDraws = 10_000

export function seededRandom(seed: string): Random {
  const real = sfc32(cyrb128(seed))
  const integer = (least: number, greatest: number): number => {
    if (!Number.isInteger(least) || !Number.isInteger(greatest) || greatest < least)
      throw new Error(`integer(${least}, ${greatest}): the range must hold at least one integer`)
    return least + Math.floor(real() * (greatest - least + 1))
  }
  const random: Random = {
    real,
    integer,
    pick(list) {
      const chosen = list[integer(0, list.length - 1)]
      if (chosen === undefined) throw new Error('pick: the list holds undefined')
      return chosen
    },
    shuffle(list) {
      const rest = [...list]
      return list.map(() => rest.splice(integer(0, rest.length - 1), 1)).flat()
    },
    chance: (probability) => real() < probability,
    until(draw, passes) {
      for (let draws = 0; draws < mostDraws; draws++) {
        const value = draw(random)
        if (passes(value)) return value
      }
      throw new Error(`until: no draw passed in ${mostDraws}: loosen the condition or narrow the draw`)
    },
  }
  return random
}

/** A whole number from 0 to 2³² − 1 for a text: the same one for ever. */
export const hashOf = (text: string): number => cyrb128(text)[0] >>> 0

type State = readonly [number, number, number, number]

function cyrb128(text: string): State {
  let a = 1779033703
  let b = 3144134277
  let c = 1013904242
  let d = 2773480762
  for (let i = 0; i < text.length; i++) {
    const k = text.charCodeAt(i)
    a = b ^ Math.imul(a ^ k, 597399067)
    b = c ^ Math.imul(b ^ k, 2869860233)
    c = d ^ Math.imul(c ^ k, 951274213)
    d = a ^ Math.imul(d ^ k, 2716044179)
  }
  a = Math.imul(c ^ (a >>> 18), 597399067)
  b = Math.imul(d ^ (b >>> 22), 2869860233)
  c = Math.imul(a ^ (c >>> 17), 951274213)
  d = Math.imul(b ^ (d >>> 19), 2716044179)
  return [a ^ b ^ c ^ d, b ^ a, c ^ a, d ^ a]
}

function sfc32([a, b, c, d]: State): () => number {
  return () => {
    const t = (a + b + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + t) | 0
    return (t >>> 0) / 4294967296
  }
}

import { rootsByFactors } from './by-factors'
import { equationChain, quadraticObjection, type Quadratic } from './equation'
import type { RootOrder } from './formula'
import { sizeObjection } from './whole'
import { says } from '../../claim'
import { worked } from '../../solution'

/** Any quadratic equation to be solved by factorisation, as far as it goes. */
export const factorised = (id: string, archetype: string) =>
  worked<Quadratic, RootOrder>({
    id,
    archetype,
    objection: (given) => quadraticObjection(given) ?? sizeObjection(given),
    solve: (given, order) => {
      const marks = { split: 0.5, factors: 0.5, roots: 1 }
      const { lines, key } = rootsByFactors(given, { marks, order })
      return { lines: [says`Given: ${equationChain([given.a, given.b, given.c])}`, ...lines], key }
    },
  })

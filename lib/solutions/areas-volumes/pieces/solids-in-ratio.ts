import { cubeRoot } from './cube-root'
import { product } from '../../measure'
import { fraction, type Fraction } from '../../../maths'

/** Whole numbers, first to second. */
export type Ratio = readonly [number, number]

/** What is compared of two solids, and what is told of them. */
export type SolidsInRatio =
  | {
      readonly kind: 'two cones' | 'two cylinders' | 'cone and cylinder'
      readonly radii: Ratio
      readonly heights: Ratio
    }
  | { readonly kind: 'two spheres'; readonly radii: Ratio }
  | { readonly kind: 'volumes of spheres'; readonly volumes: Ratio }

/** The ratio of the radii of two spheres from that of their volumes; null where it is not rational. */
export const radiiFrom = ([first, second]: Ratio): Fraction | null => cubeRoot(fraction(first, second))

/** The first to the second, in lowest terms. @throws for volumes whose ratio is no cube. */
export function ratioOf(given: SolidsInRatio): Fraction {
  switch (given.kind) {
    case 'two cones':
      return product(fraction(...given.radii), fraction(...given.radii), fraction(...given.heights))
    case 'two cylinders':
      return product(fraction(...given.radii), fraction(...given.heights))
    case 'cone and cylinder':
      return product(fraction(1, 3), fraction(...given.radii), fraction(...given.radii), fraction(...given.heights))
    case 'two spheres':
      return product(fraction(...given.radii), fraction(...given.radii))
    case 'volumes of spheres': {
      const radii = radiiFrom(given.volumes)
      if (radii === null) throw new Error(`ratioOf: ${given.volumes.join(' : ')} is no ratio of cubes`)
      return product(radii, radii)
    }
    default:
      return given satisfies never
  }
}

/** What is odd about the ratios, or null. */
export function ratioObjection(given: SolidsInRatio): string | null {
  const terms =
    given.kind === 'volumes of spheres'
      ? given.volumes
      : 'heights' in given
        ? [...given.radii, ...given.heights]
        : given.radii
  if (!terms.every((term) => Number.isSafeInteger(term) && term > 0 && term <= 100_000))
    return 'Write each ratio in whole numbers above $0$, such as $2 : 3$.'
  return given.kind === 'volumes of spheres' && radiiFrom(given.volumes) === null
    ? `The radii cannot be found by hand: $${given.volumes.join(' : ')}$ is no ratio of cubes.`
    : null
}

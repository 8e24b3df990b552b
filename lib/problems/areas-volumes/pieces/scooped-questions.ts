import { scoopedPi, type Scooped } from './scooped-cylinder'
import { lengthText, usePi } from './pi'

/** Three ways of telling each story. */
export function scoopedQuestion({ cut, ask, r, h }: Scooped, stem: 0 | 1 | 2): string {
  const [radius, diameter, height] = [r, 2 * r, h].map((length) => `$${lengthText(length)}$ cm`)
  const stems =
    cut === 'cone'
      ? ([
          `From a solid cylinder whose height is ${height} and diameter is ${diameter}, a conical cavity of the same height and the same diameter is hollowed out. Find the ${ask} of the remaining solid.`,
          `A conical cavity is drilled out of a solid metal cylinder. The cylinder has height ${height} and diameter ${diameter}, and the cavity has the same height and the same diameter. Find the ${ask} of the solid that is left.`,
          `A cone is cut out of a solid cylinder of height ${height} and diameter ${diameter}; the height and the diameter of the cone are those of the cylinder. What is the ${ask} of the remaining solid?`,
        ] as const)
      : ([
          `A wooden article was made by scooping out a hemisphere from each end of a solid cylinder. The height of the cylinder is ${height}, and its base is of radius ${radius}, the same as that of the hemispheres. Find the ${ask} of the article.`,
          `A wooden toy is a solid cylinder of height ${height} and radius ${radius}, with a hemisphere of the same radius scooped out from either end. Find the ${ask} of the toy.`,
          `From each end of a solid cylinder of height ${height} and base radius ${radius}, a hemisphere of the same radius is hollowed out. What is the ${ask} of the solid that is left?`,
        ] as const)
  return `${stems[stem]} ${usePi(scoopedPi)}`
}

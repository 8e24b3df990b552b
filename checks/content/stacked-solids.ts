import type { Figure, SolidPart } from '@/lib/figures/figure'
import type { Wrong } from '@/lib/figures/wrong'

type Shape = SolidPart['shape']

const shape = '(cone|cylinder|hemispher(?:e|ical dome)|sphere|cuboid|cube)'
const others = `(?:(?!${shape.replace('(', '(?:')}|\\bbase\\b)[^.;])*?`

/** "A cone of height 4 cm on a cylinder": the upper one, then the lower one. */
const upperFirst = new RegExp(
  `\\b${shape}\\b${others}\\b(?:up)?on (?:(?:the )?top of )?(?:an?|the) (?:(?!base|top|end|face)\\w+ ){0,2}${shape}\\b`,
  'i',
)

/** "A cylinder with a cone of height 4 cm on top": the lower one, then the upper one. */
const lowerFirst = new RegExp(
  `\\b${shape}\\b${others}\\b(?:with|and)\\b${others}\\b${shape}\\b${others}\\bon top\\b(?! of (?:an?|the) )`,
  'i',
)

const shapeNamed = (word: string | undefined): Shape | undefined =>
  (['cone', 'cylinder', 'hemisphere', 'sphere', 'cuboid'] as const).find((one) =>
    (word ?? '').toLowerCase().replace('cube', 'cuboid').replace('hemispherical dome', 'hemisphere').startsWith(one),
  )

/** Two solids of which the words say that one is on the other, and that are drawn the other way round. */
export function turnedOver(figure: Figure): readonly Wrong[] {
  if (figure.kind !== 'solid') return []
  const [lowest, highest, more] = figure.parts
  if (!lowest || !highest || more || lowest.shape === highest.shape) return []
  const [, first, second] = upperFirst.exec(figure.description) ?? []
  const [, under, over] = first === undefined ? (lowerFirst.exec(figure.description) ?? []) : [undefined, second, first]
  if (shapeNamed(over) !== lowest.shape || shapeNamed(under) !== highest.shape) return []
  return [
    {
      path: ['parts'],
      message: `drawn is the ${highest.shape} on the ${lowest.shape}, the description says the ${lowest.shape} on the ${highest.shape}: parts go from the bottom up`,
    },
  ]
}

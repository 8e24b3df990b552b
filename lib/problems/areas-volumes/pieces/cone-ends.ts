import type { SolidFigure } from '../../../figures/figure'
import { lengthText, twentyTwoBySeven, usePi } from './pi'
import type { Cone } from './triples'

/** A cylinder with an equal cone at either end; lengths in tenths of a centimetre. */
export interface ConeEnds {
  readonly ask: 'surface area' | 'volume'
  readonly cone: Cone
  readonly middle: number
  readonly gives: 'length of the cylinder' | 'total length'
  readonly stem: 0 | 1 | 2
}

/** Three ways of telling of it. */
export function coneEndsQuestion({ ask, cone: [r, h], middle, gives, stem }: ConeEnds): string {
  const [radius, height] = [r, h].map(lengthText)
  const long =
    gives === 'total length'
      ? `its total length, from tip to tip, is $${lengthText(middle + 2 * h)}$ cm`
      : `the cylindrical part is $${lengthText(middle)}$ cm long`
  const told = [
    `The middle part of a solid is a cylinder of radius $${radius ?? ''}$ cm. At each end it carries a cone of the same radius and of height $${height ?? ''}$ cm, and ${long}. Find the ${ask} of the solid.`,
    `Rachel makes a model from thin sheet in the shape of a cylinder with a cone attached at each of its two ends. The diameter of the model is $${lengthText(2 * r)}$ cm, each cone has the height $${height ?? ''}$ cm, and ${long}. ${ask === 'volume' ? 'Find the volume of air that the model contains' : 'Find the surface area of the model'}.`,
    `A wooden float for a fishing net is a cylinder of radius $${radius ?? ''}$ cm with a cone of that radius at either end. Each cone is $${height ?? ''}$ cm high, and ${long.replace('its total', 'the total')}. What is the ${ask} of the float?`,
  ] as const
  return `${told[stem]} ${usePi(twentyTwoBySeven)}`
}

/** Drawn upright. */
export function coneEndsFigure({ cone: [r, h], middle, gives, stem }: ConeEnds): SolidFigure {
  const height = `${lengthText(h)} cm`
  return {
    kind: 'solid',
    description: `A cylinder with a cone of the same radius at either end, drawn upright. The radius is ${lengthText(r)} cm, each cone is ${height} high${gives === 'total length' ? ` and the whole solid is ${lengthText(middle + 2 * h)} cm long` : ` and the cylinder is ${lengthText(middle)} cm long`}.`,
    parts: [
      { shape: 'cone', radius: r / 10, height: h / 10, pointDown: true, labels: { height } },
      {
        shape: 'cylinder',
        radius: r / 10,
        height: middle / 10,
        labels: {
          ...(stem !== 1 && { radius: `${lengthText(r)} cm` }),
          ...(gives === 'length of the cylinder' && { height: `${lengthText(middle)} cm` }),
        },
      },
      { shape: 'cone', radius: r / 10, height: h / 10, labels: { height } },
    ],
    whole: {
      ...(stem === 1 && { width: `${lengthText(2 * r)} cm` }),
      ...(gives === 'total length' && { height: `${lengthText(middle + 2 * h)} cm` }),
    },
  }
}

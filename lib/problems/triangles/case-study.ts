import { otherLast } from '../other-last'
import { template } from '../template'
import { figureOf } from './pieces/shadow-figure'
import { shadowParts, shadowSlips, type ShadowCase } from './pieces/shadow-parts'
import { scenes } from './pieces/shadow-scenes'

/** E.g. "Case study. ... (i) the factor (ii) the height of the tree (iii) the length of the shadow of the building" */
export const shadowCaseStudy = template<ShadowCase>({
  id: 'tri-case-study-shadows',
  version: 4,
  topic: 'triangles',
  difficulty: 'medium',
  archetypes: ['tri-case-study', 'tri-shadow'],
  marks: 4,
  draw: (random) => ({
    ...random.until(
      (source) => ({
        stick: source.integer(2, 4),
        stickShadow: source.integer(2, 6),
        scale: source.integer(3, 9),
        second: source.integer(3, 9),
        later: source.integer(2, 8),
      }),
      ({ stick, stickShadow, scale, second, later }) =>
        stick !== stickShadow &&
        later !== stickShadow &&
        later !== stick &&
        scale !== second &&
        ![stick, stickShadow, stick * second, later].includes(scale) &&
        ![stickShadow, stickShadow * scale, stick * second, later].includes(stick * scale) &&
        stick * scale <= 27 &&
        stick * scale >= 6,
    ),
    last: random.pick(['other', 'later'] as const),
    scene: random.pick([0, 1, 2] as const),
  }),
  things: ({ stick, stickShadow, scale }) => [
    { name: 'the length of the stick', size: stick, least: 2, most: 4, unit: 'm' },
    { name: 'its shadow', size: stickShadow, least: 2, most: 6, unit: 'm' },
    { name: 'the height of the tall one', size: stick * scale, least: 6, most: 27, unit: 'm' },
  ],
  otherwise: (draw) => otherLast(draw, 'other', 'later'),
  pose: (draw) => {
    const { stick, stickShadow, scale, second, scene } = draw
    return {
      question: `Case study. ${scenes[scene](stick, stickShadow, stickShadow * scale, stick * second)}`,
      parts: shadowParts(draw),
      hints: [
        'The rays of the sun are parallel, so the right triangles of height and shadow are similar (AA).',
        'In similar triangles all sides grow by the same factor.',
        'For (iii) compare height with height to find the factor for the shadow.',
      ],
      explanation:
        'One measured pole is enough: at one moment the ratio height : shadow is the same for everything that stands upright.',
      figure: figureOf(stick, stickShadow, scale),
    }
  },
  crossCheck: ({ stick, stickShadow, scale, second, later, last }) => {
    const tangent = stick / stickShadow
    const long = Array.from({ length: scale }, () => stickShadow).reduce((sum, piece) => sum + piece, 0)
    const high = Array.from({ length: second }, () => stick).reduce((sum, piece) => sum + piece, 0)
    const tall = Math.round(long * tangent)
    const shade = last === 'other' ? high / tangent : (tall * later) / stick
    return [`${long / stickShadow}`, `${tall}`, `${Math.round(shade)}`]
  },
  slips: shadowSlips,
})

import { towerFigure } from './pieces/tower-figure'
import { towerStems, towerThings } from './pieces/tower-words'
import { anglesOf, basePerTop, topPerBase, type TowerAngles } from './pieces/tower-lines'
import { tanOf } from './pieces/heights'
import { measured } from './pieces/ratio'
import { rootAsk } from './pieces/root-three'
import { floating, plus, scaled, twoTerm, twoTermText } from './pieces/two-term'
import { towerOnBuilding as solution } from '../../solutions/trigonometry/tower-on-building'
import { fraction } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

const anglePairs: readonly TowerAngles[] = ['30,45', '30,60', '45,60']

/** Both heights in metres. */
function heightsOf({
  angles,
  asked,
  given,
}: {
  readonly angles: TowerAngles
  readonly asked: 'top' | 'base'
  readonly given: number
}) {
  const found = floating(scaled((asked === 'top' ? topPerBase : basePerTop)[angles], given))
  return asked === 'top' ? { top: found, base: given } : { top: given, base: found }
}

/** E.g. "From a point on the ground, the angles of elevation of the bottom and the top of a tower on a 20 m building are 45° and 60°." */
export const towerOnBuilding = template({
  id: 'ht-tower-on-a-building',
  version: 3,
  topic: 'trigonometry',
  archetypes: ['ht-tower-on-building'],
  difficulty: 'hard',
  marks: 3,
  draw: (random) => {
    const [thing, asked] = [random.pick(towerThings), random.pick(['top', 'base'] as const)]
    return random.until(
      (source) => ({
        thing,
        asked,
        angles: source.pick(anglePairs),
        given: source.integer(1, 20) * 2,
        stem: source.pick(towerStems),
      }),
      (drawn) => {
        const { top, base } = heightsOf(drawn)
        const within = (height: number, [least, most]: readonly [number, number]) => height >= least && height <= most
        // only a statue or a tower may be higher than what it stands on
        return within(top, thing.tops) && within(base, thing.bases) && (top <= base || thing.tops[1] > 10)
      },
    )
  },
  things: (draw) => {
    const [{ top, base }, { tops, bases }] = [heightsOf(draw), draw.thing]
    return [
      { name: 'the height of what stands on top in metres', size: top, least: tops[0], most: tops[1] },
      { name: 'the height of what it stands on in metres', size: base, least: bases[0], most: bases[1] },
    ]
  },
  variants: {
    all: towerThings.flatMap(({ top }) => [`${top}, top`, `${top}, base`]),
    of: ({ thing, asked }) => `${thing.top}, ${asked}`,
  },
  given: ({ angles, asked, given }) => {
    const [low, high] = anglesOf(angles)
    return { asked, given: fraction(given), low, high, rootThree: null }
  },
  solution,
  manner: ({ thing, asked }) => ({ wanted: asked === 'top' ? thing.topName : thing.lowerName }),
  ask: ({ thing, angles, asked, given, stem }) => {
    const [low, high] = anglesOf(angles)
    const value = scaled((asked === 'top' ? topPerBase : basePerTop)[angles], given)
    const [known, wanted] = asked === 'top' ? [thing.lower, thing.topName] : [thing.top, thing.lowerName]
    const scene =
      asked === 'top'
        ? `${thing.top.replace(/^a/, 'A')} $AB$ stands on top of ${known} $BC$ which is $${given}$ m high.`
        : `${known.replace(/^a/, 'A')} $AB$ of height $${given}$ m stands on top of ${thing.lower} $BC$.`
    return {
      question: `${scene} ${stem(thing.topName, `$${low}^\\circ$ and $${high}^\\circ$`, wanted)}${rootAsk([value], 'left')}`,
      rule: { kind: value.root.n === 0n ? 'number' : 'surd', unit: 'm' },
      figure: towerFigure(angles, asked === 'top' ? { base: `${given} m` } : { top: `${given} m` }, thing),
      hints: [
        'There are two right triangles with the same ground distance $PC$.',
        'Write $PC$ from the lower triangle and use it in the upper one.',
        'The upper angle belongs to the whole height $AC$, not to $AB$ alone.',
      ],
      explanation:
        'Both angles are measured from the same ground line, so the two triangles share $PC$; eliminating it leaves one equation in the unknown height.',
    }
  },
  crossCheck: ({ angles, asked, given }) => {
    const [low, high] = anglesOf(angles)
    const quotient = tanOf(high) / tanOf(low)
    return measured(asked === 'top' ? given * quotient - given : given / (quotient - 1))
  },
  slips: ({ angles, asked, given }) => {
    const value = scaled((asked === 'top' ? topPerBase : basePerTop)[angles], given)
    return distinctSlips(twoTermText(value), [
      {
        response: twoTermText(plus(value, twoTerm(given, 0))),
        note: 'That is the whole height AC; only one part of it is asked for.',
        step: asked === 'top' ? 'parts' : 'last',
      },
      {
        response: twoTermText(scaled((asked === 'top' ? basePerTop : topPerBase)[angles], given)),
        note: 'The two parts are exchanged: check which height is given.',
        step: 'given',
      },
      asked === 'top'
        ? {
            response: twoTermText(plus(value, twoTerm(2 * given, 0))),
            note: 'The lower part belongs to the height AC: is it added or subtracted?',
            step: 'parts',
          }
        : {
            response: twoTermText(scaled(angles === '30,60' ? third : rootThird, given)),
            note: 'The larger angle belongs to the whole height AC, not to AB alone.',
            step: 'upper triangle',
          },
    ])
  },
})

const third = twoTerm(fraction(1, 3), 0)

const rootThird = twoTerm(0, fraction(1, 3))

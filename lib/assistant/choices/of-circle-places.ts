import { kind, type Kind } from './kind'
import { isNear, pointIn, shown } from './values'
import { numberOf } from '../../answers/number-of'

const point = String.raw`(?:origin|(?:point )?(?:[a-z] ?)?\([^()]*\))`
const centre = String.raw`(?:(?:with|having|whose|of|and|its|drawn) )*(?:centre|center) (?:is |at |= |as )?(?:the |point |[a-z] ?= ?)*(${point})`
const radius = String.raw`(?:(?:with|having|whose|of|and|its) )*radius (?:is |= |of )?([\d./√]+)(?: units?| cm)?`
const through = String.raw`(?:and |which |that |is |it )*(?:passing|passes|drawn|going) through (?:the )?(${point})`
const where = String.raw`(?:lies?|is|are|lying) (?:in(?: the)? )?(on|inside|outside|interior of|exterior of|within)`

const placed = (text: string): readonly [number, number] | null =>
  text.endsWith('origin') ? [0, 0] : pointIn(text.replace(/^point /, '').replace(/^[a-z] ?(?=\()/, ''))
const far = ([x, y]: readonly [number, number], [u, v]: readonly [number, number]): number => Math.hypot(x - u, y - v)

/** The circle of "centre (3, 5) and radius 6", either one first. */
function circleOf(centreText: string, radiusText: string, onText: string) {
  const at = placed(centreText)
  const on = onText === '' ? null : placed(onText)
  const r = on && at ? far(at, on) : radiusText === '' ? undefined : numberOf(radiusText)
  return at && r !== undefined && r > 0 ? { at, r } : null
}

const ways: readonly (readonly [RegExp, (caught: readonly string[]) => ReturnType<typeof circleOf>])[] = [
  [RegExp(`^${where} (?:a |the )?circle ${centre} ${radius}$`), ([, c = '', r = '']) => circleOf(c, r, '')],
  [RegExp(`^${where} (?:a |the )?circle ${radius} ${centre}$`), ([, r = '', c = '']) => circleOf(c, r, '')],
  [RegExp(`^${where} (?:a |the )?circle ${centre} ${through}$`), ([, c = '', p = '']) => circleOf(c, '', p)],
  [RegExp(`^${where} (?:a |the )?circle ${through} ${centre}$`), ([, p = '', c = '']) => circleOf(c, '', p)],
]

/** Where a point lies to a circle that is told by its centre and its radius, or a point of it. */
export const ofCirclePlaces: readonly Kind[] = ways.map(([says, circle]) =>
  kind('cg-distance', says, (caught) => {
    const found = circle(caught)
    const [place = ''] = caught
    if (!found) return null
    return (option) => {
      const given = pointIn(option)
      if (!given) return null
      const size = far(given, found.at)
      const is = isNear(size, found.r) ? 'on' : size < found.r ? 'inside' : 'outside'
      const said = /interior|within/.test(place) ? 'inside' : place.startsWith('exterior') ? 'outside' : place
      return {
        holds: is === said,
        why: `its distance from the centre is ${shown(size)}, the radius ${shown(found.r)}`,
      }
    }
  }),
)

/** "is a point of trisection of the line segment joining (7, -2) and (1, -5)" */
export const ofTrisection: Kind = kind(
  'cg-trisection',
  RegExp(
    `^is (?:(?:a|one) )?(?:of )?(?:the )?(?:two )?points? of trisection of (?:the )?(?:line )?(?:segment )?(?:joining )?(?:the )?(?:points )?(${point}) and (${point})$`,
  ),
  ([first = '', second = '']) => {
    const [a, b] = [placed(first), placed(second)]
    if (!a || !b) return null
    const all = [1, 2].map((n) => [(a[0] * (3 - n) + b[0] * n) / 3, (a[1] * (3 - n) + b[1] * n) / 3] as const)
    return (option) => {
      const given = pointIn(option)
      const names = all.map(([x, y]) => `(${shown(x)}, ${shown(y)})`)
      return given
        ? {
            holds: all.some(([x, y]) => isNear(x, given[0]) && isNear(y, given[1])),
            why: `the points of trisection are ${names.join(' and ')}`,
          }
        : null
    }
  },
)

import { isName, up, type Scene } from './figure-scene'
import { factsOf, type Question } from '../../question/question'
import { pointsOf, type Told } from '../../../solutions/circles/figure/told'

export interface Named {
  readonly told: readonly Told[]
  /** Where the tangents come from. */
  readonly outside: string | null
  readonly contacts: readonly string[]
}

/** The figure with letters for the points that the question gives none; null where it tells nothing, or too many points have no name. */
export function namedIn(scene: Scene, question: Question): Named | null {
  const { centre, told } = scene
  const single = [
    ...new Set(factsOf(question, 'letter').flatMap(({ name }) => (scene.isInRadii && name === 'r' ? [] : up(name)))),
  ].filter((name) => isName(name, 1))
  const taken = new Set(pointsOf({ centre, told }))
  const free = single.filter((name) => !taken.has(name))
  const spare = (...names: readonly string[]): string | null => {
    const found = names.find((name) => !taken.has(name) && !single.includes(name)) ?? null
    if (found !== null) taken.add(found)
    return found
  }
  const touches = told.flatMap((one) => (one.kind === 'touch' && /[A-Z]/.test(one.through) ? [one] : []))
  const isPair = (p: string) => touches.filter(({ through }) => through === p).length > 1
  const far = told.flatMap((one) =>
    one.kind === 'length' && one.name.startsWith(centre) && !scene.contacts.includes(one.name.charAt(1))
      ? one.name.charAt(1)
      : [],
  )
  const outer = [
    ...touches.map(({ through }) => through).filter(isPair),
    ...touches.map(({ through }) => through),
    ...far,
  ]
  const isNeeded =
    touches.length === 0 ||
    told.some((one) => one.kind === 'touch' && one.through === '?') ||
    told.some((one) => 'name' in one && one.name.includes('?'))
  const outside = outer.find((name) => name !== '?') ?? (isNeeded ? (free[0] ?? spare('P', 'Q', 'X')) : null)
  const own = told.flatMap((one) =>
    one.kind === 'touch' && (one.through === outside || one.through === '?') && /[A-Z]/.test(one.at) ? [one.at] : [],
  )
  const rest = free.filter((name) => name !== outside)
  const isTwo = question.words.includes('tangents') || told.some((one) => 'name' in one && one.name.includes('2'))
  const first = own[0] ?? rest[0] ?? spare('A', 'T', 'B')
  const second = own[1] ?? (isTwo && touches.length === 0 ? (rest[1] ?? spare('B', 'C', 'D')) : null)
  const names: Readonly<Record<string, string | null>> = {
    '?': outside,
    1: first,
    2: second,
    3: spare('E', 'F', 'G', 'Q'),
    4: spare('X', 'Y', 'Z'),
  }
  const renamed = (name: string) => [...name].map((at) => (at in names ? (names[at] ?? '!') : at)).join('')
  const all = told.map((one): Told => {
    if (one.kind === 'touch') return { ...one, at: renamed(one.at), through: renamed(one.through) }
    return one.kind === 'angle' || one.kind === 'length' ? { ...one, name: renamed(one.name) } : one
  })
  const contacts = first !== null && second !== null ? [first, second] : first !== null ? [first] : []
  if (outside !== null && touches.length === 0)
    all.unshift(...contacts.map((at): Told => ({ kind: 'touch', at, through: outside })))
  const [at] = [
    ...contacts,
    ...all.flatMap((one) => (one.kind === 'on' ? one.point : one.kind === 'diameter' ? one.ends.charAt(0) : [])),
  ]
  if (scene.radius && at !== undefined) all.push({ kind: 'length', name: `${centre}${at}`, value: scene.radius })
  const isWhole = !pointsOf({ centre, told: all }).some((point) => !/^[A-Z]$/.test(point))
  return isWhole && told.length + (scene.radius ? 1 : 0) > 0 ? { told: all, outside, contacts } : null
}

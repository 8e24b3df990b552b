import { askedIn, piecesOf, toldIn, type Told } from './pieces'
import { only } from './story-of'
import { stem } from './two-kinds'
import { x, y } from './understood'
import type { Question } from '../../question/question'
import type { Found } from '../../recogniser'
import { number, plus, times } from '../../../solutions/told/expression'
import type { Given } from '../../../solutions/told/told'

const listed = (names: string, count: number) => names.split(' ').map((name) => [stem(name), count] as const)

/** How many feet an animal has, and how many wheels a vehicle. */
const feet: ReadonlyMap<string, number> = new Map([
  ...listed('hens chickens ducks birds pigeons peacocks parrots cocks murgi murgiyan', 2),
  ...listed(
    'cows buffaloes horses goats sheep dogs cats rabbits deer lions tigers elephants pigs camels gaay bakri',
    4,
  ),
])
const wheels: ReadonlyMap<string, number> = new Map([
  ...listed('bikes motorcycles motorbikes scooters bicycles cycles', 2),
  ...listed('autos rickshaws autorickshaws tricycles', 3),
  ...listed('cars', 4),
])
const isAll = /^(?:heads?|animals?|creatures|vehicles?|sir)$/
const isPart = /^(?:legs?|feet|wheels?|pair|pahiye)$/

/** Whether a number counts all of them, or their feet. */
function kindOf({ before, after }: Told): 'all' | 'parts' | null {
  const isKey = (word: string | undefined) => word !== undefined && (isAll.test(word) || isPart.test(word))
  const key = isKey(after[0]) ? after[0] : (before.findLast(isKey) ?? after.find(isKey))
  return key === undefined ? null : isAll.test(key) ? 'all' : 'parts'
}

/** Hens and cows by their heads and their feet, or cars and bikes by their wheels: how many of each. */
export function headsIn(question: Question): Found<Given> | null {
  const pieces = piecesOf(question)
  const { told, spare } = toldIn(pieces ?? [])
  const table = question.words.some((word) => /^(?:wheels?|pahiye)$/.test(word)) ? wheels : feet
  const names = [...new Set(question.words.filter((word) => table.has(stem(word))).map(stem))]
  const [u, v, ...others] = names
  const [all, parts] = ['all', 'parts'].map((kind) => told.filter((one) => kindOf(one) === kind))
  const [[n, ...moreAll], [m, ...moreParts]] = [all ?? [], parts ?? []]
  if (!pieces || u === undefined || v === undefined || others.length + spare.length > 0 || told.length !== 2)
    return null
  if (!n || !m || moreAll.length + moreParts.length > 0 || question.words.includes('pair')) return null
  if (told.some(({ way, unit }) => way !== null || unit !== '')) return null
  const asked = askedIn(pieces)
  const isCount = asked.some((word) => /^(?:number|many|kitn[aei])$/.test(word))
  if (!isCount || asked.some((word) => /^(?:ratio|difference|more)$/.test(word))) return null
  const both = [x, y].map((value, at) => ({ name: `the number of ${[u, v][at] ?? ''}s`, value, unit: '' }))
  const wanted = both.filter((_, at) => asked.some((word) => stem(word) === [u, v][at]))
  return only(
    question,
    [
      {
        unknowns: both.map(({ name }) => name),
        statements: [
          { left: plus(x, y), right: number(n.value) },
          {
            left: plus(times(number(table.get(u) ?? 0), x), times(number(table.get(v) ?? 0), y)),
            right: number(m.value),
          },
        ],
        limits: [x, y].map((of) => ({ of, is: 'whole' as const })),
        asked: wanted.length === 0 ? both : wanted,
      },
    ],
    true,
  )
}

import type { Item } from '../../question/fact'
import type { Question } from '../../question/question'
import type { SectorAsked } from '../../../solutions/areas-volumes/sectors-told'

const kept =
  /^(?:areas?|perimeter|lengths?|long|arc|angle|radius|minor|major|sectors?|segments?|grazes?|grazing|increase|and|distance|chord)$/
const quantity = /\b(?:area|perimeter|length|long|angle|radius|graze|increase|distance)\b/

const asks: readonly (readonly [RegExp, SectorAsked])[] = [
  [/^(?:length arc|arc length|arc long)(?: minor| sector)?$|^length minor arc$/, 'length of the arc'],
  [/^area(?: minor)? sector$|^(?:minor )?sector area$|^area$|^area graze$|^graze(?: area)?$|^area sector arc$/, 'area'],
  [/^area major sector$|^major sector area$/, 'major sector'],
  [/^area(?: minor)? segment$|^(?:minor )?segment area$/, 'minor segment'],
  [/^area major segment$|^major segment area$/, 'major segment'],
  [/^perimeter(?: sector)?$|^sector perimeter$/, 'perimeter'],
  [/^angle(?: sector)?$/, 'angle'],
  [/^radius$/, 'radius'],
  [/^increase(?: area| graze area| area graze)?$|^(?:area |graze area )increase$/, 'increase'],
]

/** Several measures asked one after the other, "the arc and the area of the minor and the major sector"; none where one of them is not understood. */
export function sectorsAsked(items: readonly Item[]): readonly SectorAsked[] {
  const words = items.flatMap((item) =>
    item.kind === 'mark'
      ? item.text === '.'
        ? ['.']
        : ['and']
      : item.kind !== 'word'
        ? []
        : item.text === 'aur' || item.text === 'also'
          ? ['and']
          : kept.test(item.text)
            ? [item.text.replace(/^(area|length|sector|segment|graze)s$/, '$1').replace('grazing', 'graze')]
            : [],
  )
  const found: SectorAsked[] = []
  for (const sentence of words.join(' ').split('.')) {
    const pieces = sentence
      .replace(/\b(minor|major)(?: and)+ (minor|major) (sector|segment)/g, '$1 $3 and $2 $3')
      .split('and')
      .map((piece) => piece.trim())
      .filter((piece) => piece !== '')
    const isOfArea = pieces.some((piece) => /\barea\b/.test(piece))
    for (const [at, piece] of pieces.entries()) {
      // "sector radius 21 cm angle 60°, area and arc length": what it is of asks nothing
      if (at === 0 && piece === 'sector' && pieces.includes('area')) continue
      const isBare = isOfArea && /^(?:minor |major )?(?:sector|segment)$/.test(piece)
      const asked = asks.find(([pattern]) => pattern.test(isBare ? `area ${piece}` : piece))?.[1]
      if (asked) found.push(asked)
      else if (quantity.test(piece)) return []
    }
  }
  return found.length > 1 && found.length < 5 && new Set(found).size === found.length ? found : []
}

/** Whether the area of several sectors is asked as one. */
export const asksTogether = (question: Question): boolean =>
  !question.words.some((word) => /^(?:each|one|per|remaining|left|perimeter|arc|segment)$/.test(word)) ||
  question.words.some((word) => /^(?:total|together|altogether|both)$/.test(word))

import type { WrittenPaper, WrittenQuestion } from './written-schema'
import type { Nonsense } from '../paper-sense'
import type { Path } from '../yaml-place'
import { unknownName } from '../../near'
import type { Blueprint, BlueprintGroup } from '../../papers/blueprint'
import { unitOf } from '../../units'

/** The patterns that a paper may keep to, by their ids. */
export type Blueprints = ReadonlyMap<string, Blueprint>

/** Where a paper does not keep to the pattern that it names: marks, time, sections, choices, chapters, units, archetypes. */
export function patternFaults(paper: WrittenPaper, blueprints: Blueprints): readonly Nonsense[] {
  const { blueprint: id } = paper
  if (id === undefined || blueprints.size === 0) return []
  const pattern = blueprints.get(id)
  if (!pattern) return [{ path: ['blueprint'], message: `blueprint: ${unknownName('pattern', id, blueprints.keys())}` }]
  const says = (path: Path, what: string): Nonsense => ({ path, message: `${what} (blueprints/${id}.yaml)` })
  return [
    ...(['marks', 'minutes', 'readingMinutes'] as const).flatMap((field) =>
      paper[field] === pattern[field]
        ? []
        : [says([field], `${field}: the pattern has ${pattern[field]}, not ${paper[field]}`)],
    ),
    ...(paper.sections.length === pattern.sections.length
      ? []
      : [says(['sections'], `sections: the pattern has ${pattern.sections.length}, not ${paper.sections.length}`)]),
    ...paper.sections.flatMap(({ questions }, index) =>
      sectionFaults(pattern.sections[index]?.questions ?? [], questions, ['sections', index], says),
    ),
    ...unitFaults(paper, pattern, says),
    ...archetypeFaults(paper, says),
  ]
}

type Says = (path: Path, what: string) => Nonsense

/** The groups of the pattern, one behind the other. */
function sectionFaults(
  groups: readonly BlueprintGroup[],
  questions: readonly WrittenQuestion[],
  path: Path,
  says: Says,
): readonly Nonsense[] {
  const wanted = groups.flatMap((group) => Array.from({ length: group.count }, () => group))
  if (wanted.length !== questions.length)
    return [says(path, `questions: the pattern has ${wanted.length} in this section, here are ${questions.length}`)]
  const at = (index: number): Path => [...path, 'questions', index]
  let before = 0
  return groups.flatMap((group) => {
    const from = before
    before += group.count
    return groupFaults(group, questions.slice(from, before), (index) => at(from + index), says)
  })
}

function groupFaults(
  group: BlueprintGroup,
  questions: readonly WrittenQuestion[],
  at: (index: number) => Path,
  says: Says,
): readonly Nonsense[] {
  const { kind, marks, choices = 0, perChapter = Infinity, chapters, parts } = group
  const offered = questions.filter((question) => question.kind === 'answer' && question.or).length
  return [
    ...questions.flatMap((question, index): readonly Nonsense[] => {
      const { topic } = question
      const earlier = questions.slice(0, index).filter((other) => other.topic === topic).length
      const own = question.kind === 'case' ? question.parts.map((part) => part.marks).join(' + ') : ''
      return [
        ...(question.kind === kind ? [] : [says([...at(index), 'kind'], `kind: here the pattern has ${kind}`)]),
        ...(question.marks === marks ? [] : [says([...at(index), 'marks'], `marks: here the pattern has ${marks}`)]),
        ...(earlier >= perChapter
          ? [says([...at(index), 'topic'], `topic: at most ${perChapter} questions here are of one chapter`)]
          : []),
        ...(chapters && !chapters.includes(topic)
          ? [says([...at(index), 'topic'], `topic: no question of ${topic} comes here`)]
          : []),
        ...(question.kind === 'case' && parts && own !== parts.join(' + ')
          ? [says([...at(index), 'parts'], `parts: the pattern has ${parts.join(' + ')} marks, here are ${own}`)]
          : []),
      ]
    }),
    ...(kind !== 'case' && offered !== choices
      ? [says(at(0), `or: ${choices} questions of ${marks} marks offer a choice, here ${offered}`)]
      : []),
  ]
}

function unitFaults({ sections }: WrittenPaper, { units }: Blueprint, says: Says): readonly Nonsense[] {
  const questions = sections.flatMap((section) => section.questions)
  const marksOf = (own: readonly WrittenQuestion[]): number => own.reduce((sum, { marks }) => sum + marks, 0)
  return units.flatMap(({ unit, marks, chapters = {} }) => {
    const got = marksOf(questions.filter(({ topic }) => unitOf(topic).key === unit))
    return [
      ...(got === marks ? [] : [says(['sections'], `the unit ${unit} has ${marks} marks, here ${got}`)]),
      ...Object.entries(chapters).flatMap(([topic, [fewest, most]]) => {
        const own = marksOf(questions.filter((question) => question.topic === topic))
        return own >= fewest && own <= most
          ? []
          : [says(['sections'], `the chapter ${topic} has ${fewest} to ${most} marks, here ${own}`)]
      }),
    ]
  })
}

/** Each question names what it asks, and none is asked twice. */
function archetypeFaults({ sections }: WrittenPaper, says: Says): readonly Nonsense[] {
  const seen = new Set<string>()
  return sections.flatMap(({ questions }, section) =>
    questions.flatMap((question, place): readonly Nonsense[] => {
      const path: Path = ['sections', section, 'questions', place]
      const or = question.kind === 'answer' ? question.or?.archetypes : undefined
      const named = [...(question.archetypes ?? []), ...(or ?? [])]
      const twice = named.filter((name, index) => seen.has(name) || named.indexOf(name) < index)
      for (const name of named) seen.add(name)
      const needsOr = question.kind === 'answer' && question.or && or === undefined
      return [
        ...(question.archetypes ? [] : [says(path, 'archetypes is missing: write what kind of question it is')]),
        ...(needsOr ? [says([...path, 'or'], 'archetypes is missing: write what kind of question it is')] : []),
        ...twice.map((name) =>
          says([...path, 'archetypes'], `archetypes: ${name} is asked already: no kind of question comes twice`),
        ),
      ]
    }),
  )
}

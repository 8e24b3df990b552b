import { templates } from '@/lib/problems/all'
import type { Blueprint, BlueprintGroup } from '@/lib/papers/blueprint'
import type { Asked, DrawnQuestion, Paper } from '@/lib/papers/paper'
import { difficulties } from '@/lib/syllabus'

const byId = new Map(templates.map((template) => [template.id, template]))

/** Where a drawn paper does not keep to its blueprint, counted from its questions alone. */
export function paperComplaints(blueprint: Blueprint, paper: Paper): readonly string[] {
  const questions = paper.sections.flatMap((section) => section.questions)
  return [
    ...differs(
      'questions in order',
      questions.map(({ number }) => number),
      questions.map((_, index) => index + 1),
    ),
    ...differs('marks of the paper', marksOf(questions), blueprint.marks),
    ...blueprint.units.flatMap(({ unit, marks, chapters = {} }) => {
      const own = questions.filter((question) => question.unit === unit)
      return [
        ...differs(`marks of ${unit}`, marksOf(own), marks),
        ...Object.entries(chapters).flatMap(([topic, [least, most]]) => {
          const got = marksOf(own.filter((question) => question.topic === topic))
          return got < least || got > most ? [`marks of ${topic}: ${got}, not ${least} to ${most}`] : []
        }),
      ]
    }),
    ...blueprint.sections.flatMap((section, index) =>
      sectionComplaints(section.questions, paper.sections[index]?.questions ?? []),
    ),
    ...repeated(questions.flatMap(archetypesOf)).map((id) => `the archetype ${id} comes twice`),
    ...questions.flatMap(questionComplaints),
  ]
}

/** The groups of a section, one behind the other. */
function sectionComplaints(groups: readonly BlueprintGroup[], questions: readonly DrawnQuestion[]): readonly string[] {
  let before = 0
  const total = groups.reduce((sum, { count }) => sum + count, 0)
  return [
    ...differs('questions of the section', questions.length, total),
    ...groups.flatMap(({ count, kind, marks, levels, choices = 0, perChapter = Infinity }) => {
      const own = questions.slice(before, before + count)
      before += count
      return [
        ...own.flatMap((question) =>
          differs(`kind and marks of ${question.number}`, [question.kind, question.marks], [kind, marks]),
        ),
        ...difficulties.flatMap((level) =>
          differs(
            `${level} of ${kind} ${marks}`,
            own.filter(({ difficulty }) => difficulty === level).length,
            levels[level] ?? 0,
          ),
        ),
        ...differs(
          `choices of ${kind} ${marks}`,
          own.filter((question) => question.or).length,
          kind === 'case' ? count : choices,
        ),
        ...own.flatMap(({ topic }) =>
          own.filter((other) => other.topic === topic).length > perChapter
            ? [`more than ${perChapter} of ${topic}`]
            : [],
        ),
      ]
    }),
  ]
}

/** What the bank says of the templates of a question. */
function questionComplaints(question: DrawnQuestion): readonly string[] {
  const asked = [question.asked, ...(question.or ? [question.or] : [])]
  return asked.flatMap(({ pieces }) => [
    ...differs(
      `marks of the pieces of ${question.number}`,
      pieces.reduce((sum, { marks }) => sum + marks, 0),
      question.marks,
    ),
    ...pieces.flatMap(({ template: name, marks }) => {
      const [id = '', version] = name.split('@')
      const template = byId.get(id)
      if (!template) return [`there is no template ${id}`]
      return [
        ...differs(`marks of ${id}`, template.marks, marks),
        ...differs(`version of ${id}`, `${template.version}`, version),
        ...differs(`chapter of ${id}`, template.topic, question.topic),
        ...(pieces.length === 1 ? differs(`level of ${id}`, template.difficulty, question.difficulty) : []),
        ...(template.beyond || template.retired ? [`${id} is beyond the syllabus or retired`] : []),
      ]
    }),
  ])
}

/** A case has one archetype more than once only if its two last parts are one story: they count once. */
const archetypesOf = ({ kind, asked, or }: DrawnQuestion): readonly string[] => [
  ...ownArchetypes(asked),
  ...(or && kind !== 'case' ? ownArchetypes(or) : []),
]

const ownArchetypes = ({ pieces }: Asked): readonly string[] =>
  pieces.flatMap(({ template }) => byId.get(template.split('@')[0] ?? '')?.archetypes ?? [])

const marksOf = (questions: readonly { readonly marks: number }[]): number =>
  questions.reduce((sum, { marks }) => sum + marks, 0)

const repeated = (names: readonly string[]): readonly string[] => [
  ...new Set(names.filter((name, index) => names.indexOf(name) < index)),
]

const differs = (what: string, got: unknown, wanted: unknown): readonly string[] =>
  JSON.stringify(got) === JSON.stringify(wanted)
    ? []
    : [`${what}: ${JSON.stringify(got)}, not ${JSON.stringify(wanted)}`]

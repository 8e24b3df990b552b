import { blueprintSchema } from './blueprint-schema'
import type { ContentError, ContentFile } from './content-error'
import { marksEachFaults } from './paper-sense'
import { lineOf, type Path } from './yaml-place'
import { yamlErrors } from './yaml-errors'
import type { Blueprint, BlueprintGroup } from '../papers/blueprint'
import { difficulties } from '../syllabus'
import { units } from '../units'
import { readYaml } from './yaml-read'

/** How many per cent the levels may be off what the blueprint says. */
const near = 5

/** Every mistake in a blueprint: its shape, and then sums that do not agree. */
export function blueprintErrors(file: ContentFile): readonly ContentError[] {
  const found = yamlErrors(file, blueprintSchema)
  const { document, lines } = readYaml(file.text)
  if (document.errors.length > 0) return found
  const { data } = blueprintSchema.safeParse(document.toJS())
  if (!data) return found
  return [
    ...found,
    ...nonsense(file.path, data).map(([path, message]) => ({
      file: file.path,
      ...lineOf(document, lines, path),
      message: `${path.join('.')}: ${message}`,
    })),
  ]
}

type Nonsense = readonly [path: Path, message: string]

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

function nonsense(file: string, blueprint: Blueprint): readonly Nonsense[] {
  const name = file.replace(/^blueprints\/|\.yaml$/g, '')
  const groups = blueprint.sections.flatMap(({ questions }) => questions)
  const asked = sum(groups.map(({ count, marks }) => count * marks))
  const ofUnits = sum(blueprint.units.map(({ marks }) => marks))
  return [
    ...(name === blueprint.id ? [] : [[['id'], `the file is called ${name}.yaml, so the id is "${name}"`] as const]),
    ...(asked === blueprint.marks
      ? []
      : [[['marks'], `the questions of the sections have ${asked} marks together, not ${blueprint.marks}`] as const]),
    ...(ofUnits === blueprint.marks
      ? []
      : [[['units'], `the units have ${ofUnits} marks together, not ${blueprint.marks}`] as const]),
    ...unitNonsense(blueprint),
    ...blueprint.sections.flatMap(({ description, questions }, section) => {
      const path: Path = ['sections', section, 'questions']
      const [unlike] = questions.flatMap(({ marks }) => marksEachFaults(marks, description, []))
      return [
        ...(unlike ? [[['sections', section, 'description'], unlike.message] as const] : []),
        ...questions.flatMap((group, index) => groupNonsense(group, [...path, index])),
      ]
    }),
    ...difficulties.flatMap((level): readonly Nonsense[] => {
      const marks = sum(groups.map((group) => (group.levels[level] ?? 0) * group.marks))
      const percent = (100 * marks) / blueprint.marks
      const wanted = blueprint.difficulty[level]
      return Math.abs(percent - wanted) <= near
        ? []
        : [
            [
              ['difficulty', level],
              `the levels of the sections make ${Math.round(percent)} per cent ${level}, not ${wanted}`,
            ],
          ]
    }),
  ]
}

const unitNonsense = ({ units: own }: Blueprint): readonly Nonsense[] =>
  own.flatMap(({ unit, marks, chapters = {} }, index): readonly Nonsense[] => {
    const topics = units.find(({ key }) => key === unit)?.topics ?? []
    const ranges = Object.entries(chapters)
    const strange = ranges.find(([topic]) => !topics.some((one) => one === topic))
    const [least, most] = [sum(ranges.map(([, [a]]) => a)), sum(ranges.map(([, [, b]]) => b))]
    return [
      ...(own.findIndex((other) => other.unit === unit) < index
        ? [[['units', index], `${unit} stands here a second time`] as const]
        : []),
      ...(strange
        ? [[['units', index, 'chapters'], `${strange[0]} is no chapter of ${unit}: ${topics.join(', ')}`] as const]
        : []),
      ...(ranges.length === topics.length && (least > marks || most < marks)
        ? [
            [
              ['units', index, 'chapters'],
              `its chapters give ${least} to ${most} marks, and the unit has ${marks}`,
            ] as const,
          ]
        : []),
    ]
  })

function groupNonsense(group: BlueprintGroup, path: Path): readonly Nonsense[] {
  const { count, kind, marks, levels, choices = 0, joined, parts } = group
  const ofLevels = sum(difficulties.map((level) => levels[level] ?? 0))
  return [
    ...(ofLevels === count
      ? []
      : [[[...path, 'levels'], `the levels add up to ${ofLevels} questions, not ${count}`] as const]),
    ...(choices > count
      ? [[[...path, 'choices'], `there are ${count} questions, and ${choices} choices`] as const]
      : []),
    ...(joined && sum(joined) !== marks
      ? [[[...path, 'joined'], `${joined.join(' + ')} marks make ${sum(joined)}, not ${marks}`] as const]
      : []),
    ...(parts && sum(parts) !== marks
      ? [[[...path, 'parts'], `the parts have ${sum(parts)} marks together, not ${marks}`] as const]
      : []),
    ...(kind === 'case' && choices > 0
      ? [[[...path, 'choices'], 'a case always offers the choice in its last part: leave this line out'] as const]
      : []),
  ]
}

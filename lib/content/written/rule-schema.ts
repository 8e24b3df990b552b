import * as z from 'zod'
import type { AnswerRule, Asked, RuleOf } from '../../answers/rule'
import { fields, flag, length, list, text } from '../../figures/schema/fields'
import { wanted } from '../../figures/schema/wanted'

/** A rule as an editor writes it: its slips come from the list of what is wrong. */
type Written<Rule> = Omit<Rule, 'slips'>

const asked = fields<Asked>()({
  names: list(text('AB'), 'names'),
  others: list(text('BC'), 'names').exactOptional(),
  things: list(text('rows'), 'things').exactOptional(),
  otherThings: list(text('plants'), 'things').exactOptional(),
  bound: z.literal(['least', 'greatest'], { error: 'is least or greatest' }).exactOptional(),
  words: list(text('tower'), 'words').exactOptional(),
})

const decimals = z
  .union([z.literal(['near', 'rounded']), z.strictObject({ from: text('4.5'), to: text('4.6') })], {
    error: "is near, rounded, or an interval such as { from: '4.5', to: '4.6' }",
  })
  .exactOptional()

const form = z
  .union([z.literal(['lowest terms', 'simplest surd', 'factorised']), z.strictObject({ places: z.int() })], {
    error: "is 'lowest terms', 'simplest surd', factorised, or { places: 2 }",
  })
  .exactOptional()

const common = (example: string) => ({
  expected: text(example),
  decimals,
  asked: asked.exactOptional(),
  form,
  unitless: z.literal(true, { error: 'write true, or leave it out' }).exactOptional(),
})

const isTrue = z.literal(true, { error: 'write true, or leave it out' }).exactOptional()
const unit = text('cm').exactOptional()

const number = fields<Written<RuleOf<'number'>>>()({
  ...common('154'),
  kind: z.literal('number'),
  unit,
  unitFixed: isTrue,
  tolerance: length.exactOptional(),
})
const fraction = fields<Written<RuleOf<'fraction'>>>()({
  ...common('3/13'),
  kind: z.literal('fraction'),
  itself: isTrue,
})
const ratio = fields<Written<RuleOf<'ratio'>>>()({ ...common('2:3'), kind: z.literal('ratio') })
const surd = fields<Written<RuleOf<'surd'>>>()({ ...common('5√2'), kind: z.literal('surd'), unit, unitFixed: isTrue })
const roots = fields<Written<RuleOf<'roots'>>>()({
  ...common('3, -1/2'),
  kind: z.literal('roots'),
  cases: z.strictObject({ name: text('d'), values: list(text('1'), 'values') }).exactOptional(),
})
const coordinates = fields<Written<RuleOf<'coordinates'>>>()({
  ...common('(3, -4)'),
  kind: z.literal('coordinates'),
  exchangeable: isTrue,
})
const pair = fields<Written<RuleOf<'pair'>>>()({
  ...common('x = 2, y = 5'),
  kind: z.literal('pair'),
  unit: z.union([text('cm'), z.record(z.string(), text('cm'))], { error: 'write a unit' }).exactOptional(),
  unitFixed: isTrue,
  aliases: z.record(z.string(), list(text('cost of a bat'), 'names'), { error: 'write names' }).exactOptional(),
  named: flag.exactOptional(),
})
const expression = fields<Written<RuleOf<'expression'>>>()({
  ...common('x^2 - 5x + 6'),
  kind: z.literal('expression'),
  upToFactor: flag.exactOptional(),
  collected: flag.exactOptional(),
})
const words = fields<Written<RuleOf<'text'>>>()({
  ...common('parallel'),
  kind: z.literal('text'),
  synonyms: list(text('parallel lines'), 'texts').exactOptional(),
  beside: z
    .strictObject({ so: list(text('no solution'), 'texts'), not: list(text('one solution'), 'texts') })
    .exactOptional(),
})

/** The kinds that a paper's answers may have; a choice has its options instead of a rule, a proof has none. */
const kinds = { number, fraction, ratio, surd, roots, coordinates, pair, expression, text: words } satisfies {
  readonly [K in AnswerRule['kind']]?: z.ZodType<Written<RuleOf<K>>>
}

export const ruleSchema = z.discriminatedUnion(
  'kind',
  [number, fraction, ratio, surd, roots, coordinates, pair, expression, words],
  { error: wanted(`kind is one of ${Object.keys(kinds).join(', ')}`) },
)

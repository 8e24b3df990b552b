import type { RuleKind, RuleOf } from '@/lib/answers'
import { choice } from './choice.table'
import { coordinates } from './coordinates.table'
import { expression } from './expression.table'
import { fraction } from './fraction.table'
import { keywords } from './keywords.table'
import { number } from './number.table'
import { pair } from './pair.table'
import { parts } from './parts.table'
import { ratio } from './ratio.table'
import { roots } from './roots.table'
import { sequence } from './sequence.table'
import { surd } from './surd.table'
import { text } from './text.table'
import type { KindTable } from './kind-table'

/** One table for each kind of rule. A new one is a file here, `<kind>.table.ts`, modelled on `ratio.table.ts`, and a line. */
export const kindTables: { readonly [K in RuleKind]: KindTable<RuleOf<K>> } = {
  number,
  fraction,
  surd,
  ratio,
  roots,
  coordinates,
  pair,
  expression,
  text,
  keywords,
  choice,
  sequence,
  parts: parts(nearMissesOf),
}

/** Wrong answers that lie as near to the key of a rule as its kind allows. */
export function nearMissesOf<K extends RuleKind>(rule: RuleOf<K>): readonly string[] {
  return kindTables[rule.kind].nearMisses(rule)
}

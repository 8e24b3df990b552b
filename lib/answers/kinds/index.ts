import type { Typed } from '../../reading/typed'
import { open, type Answer, type OpenKind } from '../judge'
import type { KeyFace } from '../kind'
import type { RuleKind, RuleOf } from '../rule'
import { choice } from './choice'
import { coordinates } from './coordinates'
import { expression } from './expression'
import { fraction } from './fraction'
import { keywords } from './keywords'
import { number } from './number'
import { pair } from './pair'
import { parts } from './parts'
import { ratio } from './ratio'
import { roots } from './roots'
import { sequence } from './sequence'
import { surd } from './surd'
import { text } from './text'

/** Every kind of answer: what reads it, judges it, shows it and asks for it. A new one is a file here, modelled on `ratio.ts`, and a line. */
export const kinds: { readonly [K in RuleKind]: OpenKind<RuleOf<K>> } = {
  number: open(number),
  fraction: open(fraction),
  ratio: open(ratio),
  surd: open(surd),
  roots: open(roots),
  coordinates: open(coordinates),
  pair: open(pair),
  expression: open(expression),
  text: open(text),
  keywords: open(keywords),
  choice: open(choice),
  sequence: open(sequence),
  parts: open(parts(answerTo)),
}

/** What a response is to a rule. */
export function answerTo<K extends RuleKind>(rule: RuleOf<K>, response: Typed): Answer {
  return kinds[rule.kind].answer(rule, response)
}

/** The keys beside the answer box of a rule. They follow from its kind, its unit and its letters, never from the value of its key. */
export function keyFaces<K extends RuleKind>(rule: RuleOf<K>): readonly (readonly KeyFace[])[] {
  return kinds[rule.kind].keys(rule)
}

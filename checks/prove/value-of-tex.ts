import type { Node } from './node'
import { readTex } from './read-tex'
import { remembered } from './remembered'
import { tokensOf } from './tokens'
import { workedOut } from './worked-out'

/** The tree of a formula; null for words and signs that are no arithmetic. */
export const treeOf = remembered((tex): Node | null => {
  try {
    return readTex(tokensOf(tex))
  } catch {
    return null
  }
})

/** What a formula comes to where its letters have these values; NaN where one has none, or there is no arithmetic. */
export function valueOfTex(tex: string, valueOf: (name: string) => number | undefined = () => undefined): number {
  const node = treeOf(tex)
  return node ? workedOut(node, { valueOf }) : NaN
}

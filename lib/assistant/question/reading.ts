/** What the assistant takes from the shared reader of text. */
export { clean } from '../../reading/text/clean'
export { trigName } from '../../reading/tokens/sign-words'
export type { Token } from '../../reading/tokens/token'
export { tokenise } from '../../reading/tokens/tokenise'
export { exactOrNull } from '../../reading/tree/exact'
export { lettersOf, type Node } from '../../reading/tree/node'
export { parse } from '../../reading/tree/parse'
export { Unreadable } from '../../reading/unreadable'

import { everywhere } from '../../question/everywhere'
import type { Fact, Item } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { equals, one } from '../../../maths/fraction'

/** "One unit of the grid stands for 1 m": with one to one, lengths on the grid are lengths in the world; and what else only paints the scene. */
function scaleIn(question: Question): { readonly taken: readonly Item[] } {
  const scale = phrase(
    question,
    '#u unit * stands|represents|equals|is #s',
    '#u unit * grid|map|graph is? #s',
    'scale #u unit is? #s',
  )
  const isOne = scale && equals(scale.numbers.u, one) && equals(scale.numbers.s, one)
  const scene = everywhere(
    question,
    'power line|house',
    'first|second picture|village',
    'straight line from',
    'from one other',
  )
  return { taken: [...(isOne ? scale.taken : []), ...scene.taken] }
}

/** What a recogniser has used, with the scale. */
export const beside = (
  question: Question,
  facts: readonly Fact[],
  also: { readonly taken: readonly Item[] } | null = null,
) => {
  const { used, said } = told(question, scaleIn(question), also)
  return { used: [...facts, ...used], said }
}

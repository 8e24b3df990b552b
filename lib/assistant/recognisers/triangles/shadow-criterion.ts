import { shadowCriterion as solution, type ShadowCriterion } from '../../../solutions/triangles/shadow-criterion'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'

/** "By which criterion are the two triangles formed by the tree, the boy and their shadows similar?" */
export const shadowCriterion = recogniser<ShadowCriterion>({
  id: 'criterion-of-shadows',
  solution,
  story: true,
  asPart: true,
  cues: ['shadow', 'shadows', 'mirror'],
  words: ['shadow', 'shadows', 'mirror', 'same', 'similar', 'two', 'both', 'triangle', 'triangles', 'formed'],
  examples: [
    'A pole and a tower throw shadows at the same time. By which criterion are the two triangles formed similar?',
    'A boy sees the top of a tree in a mirror on the ground. Which criterion makes the two triangles similar?',
  ],
  refuses: [
    'A pole and a tower throw shadows at the same time. By which criterion are the two triangles congruent?',
    'A pole and a tower throw shadows at the same time. Are the two triangles similar by SSS criterion?',
  ],
  read: (question) => {
    const asked = phrase(
      question,
      'which|what|konse|kis|name|write|state * criterion|criteria|similarity|rule|test * triangle|triangles * similar',
      'triangle|triangles * which|what|konse|kis * criterion|criteria|rule|test * similar',
      'which|what|name|state * similarity? criterion * triangle|triangles',
      'which|what|name|state similarity? criterion|criteria used|applied|use * height|length',
      'which|what|name|state similarity criterion|criteria used|applied|use',
    )
    const isOther = question.words.some((word) => /^(?:sss|sas|congruent|not|aa|aaa|rhs)$/.test(word))
    const by = question.words.includes('mirror') ? ('mirror' as const) : ('shadows' as const)
    return asked && !isOther ? { given: { by }, ...told(question, asked) } : null
  },
})

import { allOf, sceneIn, sceneWords, withoutNames } from './scene'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import { brokenTree as solution, type BrokenTree, type TreePart } from '../../../solutions/trigonometry/broken-tree'

const breaks = 'breaks|broke|broken|break|bends|bent|toot|tut|toota|tuta'

export const treeBroken = recogniser<BrokenTree>({
  id: 'tree-that-broke',
  solution,
  story: true,
  cues: ['tree', 'pole', 'ped'],
  words: [
    ...sceneWords,
    'root',
    'over',
    'part',
    'total',
    'whole',
    'before',
    'original',
    'height',
    'horizontal',
    'between',
    'distance',
  ].filter((word) => word !== 'both' && word !== 'two'),
  examples: [
    'A tree breaks in a storm and the top touches the ground, making an angle of 30° with it. The distance from the foot of the tree to that point is 9 m. Find the height of the tree before it broke.',
    'a tree 12 m high is broken by wind such that its top touches the ground and makes an angle 60° with ground. at what height from the ground did the tree break',
    'A tree breaks due to a storm and its top touches the ground at an angle of 30°, 9 m away from its foot. At what height did it break?',
    'A tree breaks in a storm, and the broken part bends so that its top touches the ground, making an angle of 30° with it. The top touches the ground 9 m from the foot of the tree. How tall was the tree?',
    'ek ped aandhi me toot gaya aur uska top zameen se 30° ka angle banata hai. foot se top ki doori 8 m hai. ped ki height?',
    'tree broken, top touches ground 8 m from foot at 30°. length of the broken part?',
  ],
  refuses: [
    'a tree 12 m high is broken by wind such that its top touches the ground. at what height from the ground did the tree break',
    'a tree 12 m high and a pole 3 m high stand in line. the tree breaks and its top touches the ground at 60°. at what height did the tree break',
    'a tree 12 m high is broken by wind and its top touches the ground at 60°. find the area',
  ],
  read: (question) => {
    const [scene, named] = [sceneIn(question, 1), withoutNames(question)]
    const broken = phrase(named, breaks)
    const touches = phrase(
      named,
      'touches|touch|touching|meets|struck|strikes|falls|fell|lagta|chhoota|chhuta|chhuti|banata|lag',
    )
    const ground = touches && phrase(named, 'ground')
    const [length, ...more] = scene?.lengths ?? []
    const [sight] = scene?.angles ?? []
    if (!scene || !broken || !ground || !length || !sight || sight.angle === 45 || more.length > 0) return null
    if (length.value.radicand !== 1) return null
    const holds = <Found extends ReturnType<typeof phrase>>(found: Found) =>
      found?.taken.includes(length.fact) === true ? found : null
    const whole = holds(
      phrase(
        named,
        'tree|pole|ped #l high|tall|long',
        '#l high|tall|long tree|pole|ped',
        'tree|pole|ped height #l',
        'height tree|pole|ped #l',
      ),
    )
    const away = holds(
      phrase(
        named,
        '#l away|from foot|base|root|bottom|it|tree',
        'foot|base|root * #l away|from',
        'foot|base|root * distance #l',
        'distance * foot|base|root * #l',
        '#l away|from',
      ),
    )
    const stands = holds(phrase(named, `${breaks} height #l`, `${breaks} * at #l`, 'height #l above|from ground'))
    const found = whole ?? away ?? stands
    const known: TreePart | null = whole ? 'whole' : away ? 'ground' : stands ? 'standing' : null
    const at = phrase(
      named,
      `height * ${breaks} .`,
      `at what|which height`,
      `height from ground * ${breaks}`,
      `where * ${breaks} .`,
      'height|length standing|remaining part',
    )
    const fallen = phrase(named, 'length|long broken part', 'length broken', 'broken part length|long')
    const far = phrase(named, 'how far * foot|base|root', 'distance * top * foot|base|root', 'find distance')
    const total = phrase(
      named,
      'total|whole|original|full height',
      'height tree|pole|ped',
      'tree|pole|ped height|tall|high',
      'tall|high tree|pole|ped',
      'height * before',
      'tree|pole|ped total|whole height',
    )
    const before = named.words.includes('before')
    const asked: TreePart | null =
      known === null
        ? null
        : fallen
          ? 'fallen'
          : at && !before && known !== 'standing'
            ? 'standing'
            : total && known !== 'whole'
              ? 'whole'
              : far && known !== 'ground'
                ? 'ground'
                : null
    if (!found || known === null || asked === null) return null
    const ask = asked === 'fallen' ? fallen : asked === 'standing' ? at : asked === 'whole' ? total : far
    return {
      given: { angle: sight.angle, known, length: length.value.coefficient, asked, rootThree: scene.rootThree },
      used: allOf(scene),
      said: told(question, broken, ground, found, ask).said,
    }
  },
  unit: () => 'm',
})

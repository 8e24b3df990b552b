import type { ChapterFact } from './chapter-facts'

const short: Readonly<Record<string, string>> = { cosine: 'cos', cosecant: 'cosec', sine: 'sin', secant: 'sec' }

/** "of any acute angle θ", the A of an angle being gone with the articles */
const acute = '(?:of|for) (?:any |every |all )?acute(?: angles?)?(?: θ)?'

const upright = '(?:tower|pole|building|tree|lighthouse)'

/** What is said of the names of the ratios, and of sun and shadow. */
export const ratioFacts: readonly ChapterFact[] = [
  ...Object.entries(short).map(([name, letters]): ChapterFact => ({
    id: `short-for-${name}`,
    like: RegExp(`^(sin|cos|tan|cosec|sec|cot)(?: θ)? is abbreviation (?:used )?for ${name} of angle(?: θ)?$`),
    right: RegExp(`^${letters}$`),
    rightly: `The ${name} of an angle is written ${letters}.`,
    archetype: 'trig-true-false',
  })),
  ...(['sin', 'cos', 'sec', 'cosec'] as const).flatMap((name): readonly ChapterFact[] => {
    const [less, more] = ['(?:less|smaller) than', '(?:(?:greater|more) than|exceeds?)']
    const [is, isNot] = name.endsWith('sec') ? [more, less] : [less, more]
    const whole = Object.entries(short).find(([, letters]) => letters === name)?.[0] ?? name
    const said = `((?:(?:is|can)(?: (?:always|never|not|be))*|cannot(?: ever)?(?: be)?|never) (?:${less}|${more})) 1`
    const fact = (id: string, like: string): ChapterFact => ({
      id: `${id}-${name}`,
      like: RegExp(`^(?:value of )?${like}$`),
      right: RegExp(`^(?:is|can)(?: always| be)* ${is}|(?:never|not\\b).* ${isNot}`),
      rightly: `For an acute angle, $\\${name} A$ is ${name.endsWith('sec') ? 'greater' : 'less'} than 1.`,
      names: [name],
      explains: ['trig-true-false'],
      archetype: 'trig-true-false',
    })
    return [
      fact(
        'size-of-acute',
        `(?=.*acute)(?:${acute} )?(?:value of )?(?:${name}|${whole})(?: ?θ)?(?: ${acute})? ${said}(?: ${acute})?`,
      ),
      fact(
        'most-of',
        `(?:${name}|${whole})(?: ?θ| of (?:any )?angle(?: θ)?)? ((?:is never|can never be|cannot be|never|can never|cannot) ${isNot}) 1`,
      ),
    ]
  }),
  {
    id: 'no-product',
    // the angle A is gone with the articles
    like: /^(sin|cos|tan|cosec|sec|cot)(?: ?θ)? is product of \1 and(?: θ)?$/,
    right: /^(?!)/,
    rightly: 'The name of a ratio alone means nothing: it is always that of an angle.',
    archetype: 'trig-true-false',
  },
  {
    id: 'shadow-as-the-sun-moves',
    like: /^(?:as|when|if) (?:angle of elevation|altitude|elevation) of sun ((?:increases|decreases)(?: \(?above 0\s?°?\)?)? (?:then )?(?:length of )?(?:its )?shadow (?:of (?:vertical )?(?:tower|pole|building|tree|stick) )?(?:also )?(?:increases|decreases))$/,
    right: /^(?:increases .*decreases|decreases .*increases)$/,
    rightly: 'The lower the sun, the longer the shadow.',
    archetype: 'trig-true-false',
  },
  {
    id: 'sun-and-shadow',
    like: /^(?:if |when )?(?:length of )?shadow of (?:tower|pole|building|tree|stick) (?:is )?(increasing|increases|decreasing|decreases) then (?:the )?(?:angle of elevation|altitude|elevation) of sun (?:is )?(?:also )?(?:increasing|increases)$/,
    right: /^decreas/,
    rightly: 'The lower the sun, the longer the shadow: with a longer shadow its angle of elevation is less.',
    archetype: 'trig-true-false',
  },
  {
    id: 'height-and-distance-alike',
    like: RegExp(
      `^(?:if |when )?height of ${upright} and (?:its )?distance of (?:point of observation|point|observer) from (?:its foot|foot of ${upright}) (?:are |is )?(?:both )?(?:are )?(?:increased by \\d+ ?%|decreased by \\d+ ?%|doubled|tripled|halved) (?:then )?angle of elevation of (?:its top|top|top of ${upright}) (?:also )?((?:is |remains |stays |will be )?(?:unchanged|same)|does not change|increases|decreases|changes|(?:is|will be) (?:also )?doubled)$`,
    ),
    right: /unchanged|same|not/,
    rightly: '$\\tan \\theta = \\frac{h}{d}$ stays the same where $h$ and $d$ are multiplied by one number.',
    archetype: 'trig-true-false',
  },
  {
    id: 'height-doubled',
    like: RegExp(
      `^(?:angle of elevation of top of ${upright} is (?:30|45|60) )?(?:if |when )height of ${upright} is doubled (?:then )?angle of elevation of (?:its )?top (?:is|will be|will|becomes|gets) (?:also )?(?:be )?(doubled|double)$`,
    ),
    right: /^(?!)/,
    rightly:
      'Twice the height makes $\\tan \\theta$ twice as large, and not the angle: $2 \\tan 30^\\circ = \\frac{2}{\\sqrt{3}}$, while $\\tan 60^\\circ = \\sqrt{3}$.',
    archetype: 'trig-true-false',
  },
  {
    id: 'cloud-and-reflection',
    like: /^(?:if |when )?(?:man|person|boy|girl|observer) (?:standing )?(?:on platform )?(?:\d+ (?:m|metres|meters) )?above (?:surface of )?lake (?:observes|sees) cloud and its reflection(?: in lake)? (?:then )?angle of elevation of cloud is ((?:not )?equal to|less than|more than|greater than) angle of depression of (?:its )?reflection$/,
    right: /less|not/,
    rightly:
      'The reflection is as far below the surface as the cloud is above it, so it is farther below the eye than the cloud is above: its angle of depression is the larger one.',
    archetype: 'trig-true-false',
  },
  {
    id: 'nearer-is-larger',
    like: RegExp(
      `^angle of elevation of top of ${upright} (increases|decreases) (?:as|when|if) (?:we|observer|one|man|person|boy|girl) (?:walks?|moves?|goes|go|comes?) towards (?:it|${upright}|foot of ${upright}|its foot)$`,
    ),
    right: /increases/,
    rightly:
      'With the height $h$ and the distance $d$, $\\tan \\theta = \\frac{h}{d}$: the nearer, the larger the angle.',
    archetype: 'trig-true-false',
  },
  ...(['towards', 'away from'] as const).map((way): ChapterFact => ({
    id: `walks-${way}`,
    like: RegExp(
      `^(?:as|when|if) (?:observer|man|person|boy|girl|one|we) (?:walks?|moves?|goes|go|comes?) ${way} (?:foot of )?(?:tower|building|pole|tree|lighthouse) (?:then )?angle of elevation of (?:its )?top(?: of (?:tower|building|pole|tree|lighthouse))? (?:also )?(increases|decreases)$`,
    ),
    right: way === 'towards' ? /increases/ : /decreases/,
    rightly:
      'With the height $h$ and the distance $d$, $\\tan \\theta = \\frac{h}{d}$: the nearer, the larger the angle.',
    from: ['tan-grows'],
    archetype: 'trig-true-false',
  })),
  {
    id: 'tan-grows',
    like: /^(?:value of )?tan ?θ (increases|decreases) (?:as|when) (?:angle )?θ increases(?: from 0 (?:to|towards) 90)?$/,
    right: /increases/,
    rightly: '$\\tan \\theta$ increases with the angle.',
    archetype: 'trig-true-false',
  },
  {
    id: 'reciprocals',
    like: /^(?:for (?:(?:0 ?[<≤] ?)?θ ?[<≤] ?90|(?:any |every |all )?acute angles? θ) )?(\(?(?:sec|cosec|sin|cos|tan|cot)(?: ?θ)? ?[-–−+] ?(?:sec|cosec|sin|cos|tan|cot)(?: ?θ)?\)? and \(?(?:sec|cosec|sin|cos|tan|cot)(?: ?θ)? ?[-–−+] ?(?:sec|cosec|sin|cos|tan|cot)(?: ?θ)?\)?) are reciprocals? of each other$/,
    right:
      /^\(?(?:sec(?: ?θ)? ?(?:[-–−] ?tan(?: ?θ)?\)? and \(?sec(?: ?θ)? ?\+|\+ ?tan(?: ?θ)?\)? and \(?sec(?: ?θ)? ?[-–−]) ?tan|cosec(?: ?θ)? ?(?:[-–−] ?cot(?: ?θ)?\)? and \(?cosec(?: ?θ)? ?\+|\+ ?cot(?: ?θ)?\)? and \(?cosec(?: ?θ)? ?[-–−]) ?cot)(?: ?θ)?\)?$/,
    rightly: '$(\\sec A - \\tan A)(\\sec A + \\tan A) = 1$ and $(\\cosec A - \\cot A)(\\cosec A + \\cot A) = 1$.',
    archetype: 'trig-identity-value',
  },
]

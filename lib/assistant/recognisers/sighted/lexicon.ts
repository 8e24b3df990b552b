const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** The kinds of things in a scene: what stands upright, what is small or on the ground, what is in the air, and what has two banks. */
export type ThingKind = 'U' | 'P' | 'A' | 'G'

const nouns: readonly (readonly [ThingKind, string])[] = [
  [
    'U',
    `tower building house cliff lighthouse hill pole tree flagstaff flagpole flagpost statue pedestal wall chimney minar temple mast
     pillar post monument antenna lamppost hotel tank apartment mountain rock hoarding column spire steeple church skyscraper
     imarat jhanda jhande dhwaj khamba ped makaan makan pahadi pahad deewar diwar mandir dhwajdand minaret palm block plinth idol flag`,
  ],
  [
    'P',
    `point car ship boat man boy girl observer person stone object bus dog student surveyor spectator woman window balcony deck
     ladka ladki aadmi admi naav naw gaadi gadi kaar jahaj jahaz bindu truck scooter jeep child swimmer watchman sailor tourist bike
     vehicle train ferry yacht vessel guard lady teacher cat buoy`,
  ],
  [
    'A',
    `kite balloon plane aeroplane airplane jet helicopter bird drone cloud eagle parrot patang badal baadal gubbara ghubbara vimaan`,
  ],
  ['G', 'road river street canal nadi sadak lane highway roadway'],
]

/** One noun for what has several. */
const sameNoun: Readonly<Record<string, string>> = {
  imarat: 'building',
  khamba: 'pole',
  ped: 'tree',
  makaan: 'house',
  makan: 'house',
  pahadi: 'hill',
  pahad: 'hill',
  deewar: 'wall',
  diwar: 'wall',
  mandir: 'temple',
  bindu: 'point',
  ladka: 'boy',
  ladki: 'girl',
  aadmi: 'man',
  admi: 'man',
  naav: 'boat',
  naw: 'boat',
  gaadi: 'car',
  kaar: 'car',
  baadal: 'cloud',
  gadi: 'car',
  jahaz: 'ship',
  jahaj: 'ship',
  patang: 'kite',
  badal: 'cloud',
  gubbara: 'balloon',
  ghubbara: 'balloon',
  vimaan: 'plane',
  airplane: 'plane',
  aeroplane: 'plane',
  flag: 'pole',
  jhanda: 'pole',
  jhande: 'pole',
  dhwaj: 'pole',
  flagpole: 'pole',
  flagstaff: 'pole',
  flagpost: 'pole',
  minaret: 'minar',
  sadak: 'road',
  nadi: 'river',
  roadway: 'road',
}

const kindOf: ReadonlyMap<string, ThingKind> = new Map(
  nouns.flatMap(([kind, list]) => words(list).map((noun) => [noun, kind] as const)),
)

export interface Noun {
  readonly noun: string
  readonly kind: ThingKind
  readonly isPlural: boolean
}

const plurals: Readonly<Record<string, string>> = {
  men: 'man',
  women: 'woman',
  buses: 'bus',
  churches: 'church',
  khambe: 'khamba',
  khambo: 'khamba',
  khambon: 'khamba',
}

/** The thing that a word names. */
export function nounIn(word: string): Noun | null {
  // the shared reader writes "point" for "points"
  const isPlural = !kindOf.has(word)
  const own = isPlural ? (plurals[word] ?? word.replace(/(?:s|iyon?|on?)$/, '')) : word
  const kind = kindOf.get(own)
  return kind === undefined ? null : { noun: sameNoun[own] ?? own, kind, isPlural }
}

const signs: Readonly<Record<string, string>> = {
  from: 'from frm',
  se: 'se',
  of: 'of',
  ka: 'ka ki ke ko',
  at: 'at',
  and: 'and aur n',
  elev: 'elevation altitude unnayan',
  depr: 'depression avnaman avanaman',
  height: 'height heights oonchai unchai uchai uunchai oonchaai uchaai hight',
  high: 'high tall ooncha oonchi oonche uncha unchi unche ucha uchi',
  long: 'long length lamba lambi lambe lambai lengths lambaai',
  dist: 'distance distances',
  far: 'far',
  away: 'away off door dur',
  between: 'between',
  apart: 'apart',
  towards: 'towards toward nearer closer taraf aage paas nazdeek',
  back: 'back behind backwards farther further peeche retreats recedes',
  move: `walks walk walking walked moves move moved moving goes going go advances advancing travels travelling steps comes coming chalne
    chalkar chalne chalta chalti badhne badhkar jaane jakar chal badh chala chali advanced travelled traveled covered travels`,
  above: 'above upar oopar',
  ground: 'ground zameen jameen zamin jamin lake jheel sea',
  par: 'par',
  on: 'on atop over fixed mounted hoisted erected installed placed fitted',
  refl: 'reflection image pratibimb parchhai parchai',
  pos: 'position',
  surmounted: 'surmounted topped',
  see: `sees observes watches seen viewed views observed see finds noticed notices looks spots measures`,
  opposite: 'opposite either',
  side: 'side sides bank banks direction directions kinare kinaron',
  same: 'same ek-hi',
  equal: 'equal barabar',
  find: 'find determine calculate batao nikalo nikaliye bataiye gyaat compute what how kitna kitni kitne kya',
  eye: 'eye eyes aankh aankhon ankh',
  width: 'wide width chaudi chaudai breadth broad chaudaai',
  first: 'first pehle pehla pehli shorter smaller',
  change: 'increases changes becomes increased changed decreases decreased increase decrease change reduces reduced',
  second:
    'second other another dusre dusra dusri storeyed storied storey storeys taller multistoreyed multistoried multistorey',
  ratio: 'ratio',
  neglect: 'neglecting ignoring neglect ignore',
  top: 'top tops summit tip roof terrace choti shikhar chhat chat shirsh upper',
  foot: 'foot base bottom feet tal paad aadhar paaye lower',
  mid: 'midpoint midway',
  two: 'two both dono',
  more: 'more',
  if: 'if agar when jab then',
  he: 'his her their own',
  in: 'in',
  than: 'than',
  longer: 'longer',
}

const signOf: ReadonlyMap<string, string> = new Map(
  Object.entries(signs).flatMap(([sign, list]) => words(list).map((word) => [word, sign] as const)),
)

/** Words that have a meaning elsewhere and change nothing in a scene where every length and angle is read. */
const idle: ReadonlySet<string> = new Set(
  words(`angle angles line lines straight vertical vertically horizontal horizontally level one each every now
    observation respectively standing stands plane surface water both part parts formed one's no that there it its at is
    corresponding certain some form forms before after later again all respective 
    parallel perpendicular exactly just any another's directly approximately also still`),
)

export const signIn = (word: string): string | null => signOf.get(word) ?? null
export const isIdle = (word: string): boolean => idle.has(word)

import { cube, factorNamed, inUnit, lengths, measureOf, textOf, wholeMeasure } from './solids-measures'
import { lexed, piIn, type Token } from './solids-lexed'
import { alikeWords, cuts, joins, melts, wholeWords } from './solids-words'
import { isFree } from '../../question/meanings'
import type { Question } from '../../question/question'
import { numberOf } from '../../question/slot'
import { fillers } from '../../question/words'
import { dimension, type Body, type Measure, type Shape } from '../../../solutions/areas-volumes/solids/rules'
import type { Asked, Relation, SolidScene, Told } from '../../../solutions/areas-volumes/solids/scene'
import { plain, type Value } from '../../../solutions/areas-volumes/solids/value'
import { divide, equals, fraction, isInteger, type Fraction } from '../../../maths'

interface Thing {
  readonly shape: Shape
  many: boolean
  readonly mark: string
  name: string
  count: number
  readonly at: number
}

const wordsOf = (tokens: readonly Token[]): readonly string[] =>
  tokens.flatMap((token) => (token.kind === 'word' ? token.text : []))
/** 1, 2 or 3: of a length, an area, a volume. */
const measureSize = (at: string): number => (at.endsWith('.V') ? 3 : /\.[BCTS]$/.test(at) ? 2 : 1)
const isBreak = (token: Token | undefined): boolean =>
  !token || token.kind === 'stop' || (token.kind === 'word' && /^(?:and|find|if|whose|while|then)$/.test(token.text))

/** Reads the solids of a question, how they stand to each other, what is told of them and asked; null where any of it is not understood. */
export function sceneIn(question: Question): {
  readonly given: SolidScene
  readonly used: Question['facts']
  readonly said: NonNullable<ReturnType<typeof lexed>>['said']
} | null {
  const read = lexed(question.apart)
  if (!read) return null
  const inOptions = question.options.some(({ facts }) => facts.some((fact) => piIn(fact) !== null))
  const scene = new Reader(read.tokens, question.words).scene(read.pi, read.inPi || (read.pi === null && inOptions))
  if (!scene) return null
  const all = new Set(read.used)
  const used = question.facts.filter(
    (fact) =>
      all.has(fact) ||
      (question.rows.get(fact)?.every((one) => one.kind === 'word' || one.kind === 'mark' || all.has(one)) ?? false),
  )
  return { given: scene, used, said: read.said }
}

/** One of several measures in a row, "of radii 6 cm, 8 cm and 10 cm". */
interface Listed {
  readonly thing: Thing
  readonly measure: Measure
  readonly value: Value
  readonly unit: string
}

type Owner = number | 'w' | 'all' | null

class Reader {
  private readonly things: Thing[] = []
  /** Which thing a token names. */
  private readonly names = new Map<number, number>()
  private readonly told: { at: string; value: Value; unit: string; measure: Measure; free?: true }[] = []
  private readonly equal: (readonly [string, string, Fraction?])[] = []
  /** How many of "ratio" are told of one solid: "its radius and height are in the ratio 2 : 3". */
  private ratiosTold = 0
  /** How many of "twice", "half", "times" are understood. */
  private factors = 0
  private readonly asked: {
    readonly place: number
    readonly owner: Owner
    readonly measure: Measure
    /** "of the cylinder and of the dome" */
    readonly besides: readonly number[]
  }[] = []
  private readonly taken = new Set<number>()
  private readonly words: readonly string[]
  private readonly isRecast: boolean
  private kind: Relation['kind'] = 'apart'
  /** "... in 10 cones", of one that was told of: of the whole ten, where it is a part of them. */
  private isCountedLater = false

  constructor(
    private readonly tokens: readonly Token[],
    private readonly typed: readonly string[],
  ) {
    this.words = [
      ...wordsOf(tokens),
      ...tokens.flatMap((token) => (token.kind === 'solid' && cuts.has(token.name) ? token.name : [])),
    ]
    const fills =
      this.words.some((word) => /^(?:filled|fill|obtained|made|formed|cut)$/.test(word)) && this.counted() >= 0
    const intoSmall = tokens.some(
      (token, at) =>
        token.kind === 'word' &&
        token.text === 'cut' &&
        wordsOf(tokens.slice(at, at + 3)).some((word) => word === 'into' || (word === 'in' && this.saysSmall())),
    )
    const pits = this.words.some((word) => /^(?:pits?|dents?|dimples?|depressions?|cavit(?:y|ies)|holes?)$/.test(word))
    this.isRecast =
      fills || intoSmall || this.words.some((word) => melts.has(word) && !(pits && /^(?:dug|digging)$/.test(word)))
  }

  /** Where "how many balls" is asked, "number of balls", "kitni goliyan". */
  private counted(): number {
    return this.tokens.findIndex((token, at) => {
      if (token.kind !== 'word' || !/^(?:many|number|kitn[ie])$/.test(token.text)) return false
      const next = this.tokens[at + 1]
      if (next?.kind === 'word' && /^(?:(?:centi|kilo)?met(?:re|er)s?|lit(?:re|er)s?|[ck]?m)$/.test(next.text))
        return false
      return (
        token.text === 'many' ||
        token.text === 'number' ||
        this.tokens.slice(at + 1, at + 4).some(({ kind }) => kind === 'solid')
      )
    })
  }

  private saysSmall(): boolean {
    return this.tokens.some((token) => token.kind === 'solid' && token.mark === 'small')
  }

  private says(pattern: RegExp): boolean {
    return this.words.some((word) => pattern.test(word))
  }

  scene(pi: Value | null, inPi: boolean): SolidScene | null {
    this.readThings()
    this.readTwo()
    if (this.things.length === 0 || this.things.length > 4) return null
    const several = this.readSeveral()
    if (!this.readRelation() || (this.kind === 'joined' && this.isCountedLater)) return null
    for (const { thing, measure, value, unit } of several) this.tell(this.things.indexOf(thing), measure, value, unit)
    // "a cylindrical tank with a dome": the tank may be the whole
    const isUnclear = this.tokens.some(
      (token, at) =>
        token.kind === 'solid' &&
        token.byNoun === true &&
        !/^(?:roof|dome|top|cap|lid)$/.test(token.name) &&
        !(/^cub/.test(token.shape) && this.isAskedOf(at)),
    )
    if (this.kind === 'joined' && this.things.length > 1 && isUnclear) return null
    // "two cones" of which nothing tells how they stand: the measure may be of one or of both
    const [only, ...others] = this.things
    if (this.kind === 'apart' && others.length === 0 && only && only.count > 1 && !this.says(/^each$/)) return null
    for (const at of this.tokens.keys()) if (!this.readAt(at)) return null
    if (
      this.tokens.some(
        (token, at) =>
          (token.kind === 'size' || token.kind === 'sizes' || token.kind === 'ratio') && !this.taken.has(at),
      )
    )
      return null
    return this.made(pi, inPi)
  }

  private readThings(): void {
    for (const [at, token] of this.tokens.entries()) {
      if (token.kind !== 'solid') continue
      const { shape, mark, name, count } = token
      const before = this.tokens[at - 1]
      const alike = this.things.flatMap((thing, id) => (thing.shape === shape ? [{ thing, id }] : []))
      // "72 spheres ... the radius of each sphere", "of one sphere"
      const said = this.isRecast && before?.kind === 'word' ? before.text : ''
      const many = token.many || said === 'each' || (said === 'one' && alike.some(({ thing }) => thing.many))
      // "small balls made by melting a ball"
      const isSame = (thing: Thing) =>
        thing.name === name && (!this.isRecast || thing.many === many || token.byNoun === true || thing.mark === mark)
      const byName = name === '' ? undefined : alike.find(({ thing }) => isSame(thing))
      const isOther = (thing: Thing) => this.isRecast && thing.name !== name && (thing.name !== '' || name !== '')
      const byMark = alike.findLast(
        ({ thing }) =>
          (mark === '' || thing.mark === mark) && (!this.isRecast || thing.many === many) && !isOther(thing),
      )
      const loose =
        this.isRecast && mark === '' && !many && name === ''
          ? alike.find(({ thing }) => !thing.many && thing.name === '')
          : undefined
      // "cut into 64 cubes ... of all the small cubes"
      const unmarked =
        this.isRecast && mark === 'small' && many && name === ''
          ? alike.find(({ thing }) => thing.many && thing.mark === '')
          : undefined
      const known = byName ?? byMark ?? loose ?? unmarked
      if (known) {
        this.names.set(at, known.id)
        this.isCountedLater ||= count > 1 && known.thing.count === 0 && !known.thing.many
        known.thing.many ||= many && !this.isRecast
        // "72 equal spheres ... the radius of one sphere"
        if (count > 0 && !(count === 1 && known.thing.count > 1)) known.thing.count = count
        if (known.thing.name === '') known.thing.name = name
        continue
      }
      this.names.set(at, this.things.length)
      this.things.push({ shape, many, mark, name, count, at })
    }
  }

  /** "radii of two cones in the ratio 3 : 5": each of the two by itself. */
  private readTwo(): void {
    const [one, ...more] = this.things
    if (!one || more.length > 0 || !one.many || !this.tokens.some(({ kind }) => kind === 'ratio')) return
    this.things.push({ ...one, many: false, count: 0, name: `the second ${one.shape}` })
    one.name = `the first ${one.shape}`
    one.count = 0
  }

  /** "3 spheres of radii 6 cm, 8 cm and 10 cm", "the heights of the cones are 5 cm and 9 cm": each by itself. */
  private readSeveral(): readonly Listed[] {
    const found: Listed[] = []
    let clones: readonly Thing[] = []
    for (const at of this.tokens.keys()) {
      const listed = this.listedAt(at, clones)
      if (listed.length > 0) clones = listed.map(({ thing }) => thing)
      found.push(...listed)
    }
    return found
  }

  private listedAt(at: number, clones: readonly Thing[]): readonly Listed[] {
    const token = this.tokens[at]
    if (token?.kind !== 'measure') return []
    const first = this.tokens.findIndex(({ kind }, place) => place > at && kind !== 'word' && kind !== 'solid')
    const sizes: number[] = []
    const isJoint = (one: Token | undefined) =>
      (one?.kind === 'stop' && one.text === ',') || (one?.kind === 'word' && one.text === 'and')
    for (let place = first; this.tokens[place]?.kind === 'size'; place++) {
      sizes.push(place)
      while (isJoint(this.tokens[place + 1])) place++
    }
    const owner = [...this.names].findLast(([place]) => place < first)?.[1]
    const thing = owner === undefined ? undefined : this.things[owner]
    if (!thing || sizes.length < 2) return []
    const isKnown = clones.includes(thing) && clones.length === sizes.length
    if (!isKnown && (!thing.many || (thing.count > 0 && thing.count !== sizes.length))) return []
    const all = isKnown ? clones : sizes.map((_, index): Thing => (index === 0 ? thing : { ...thing }))
    if (!isKnown) this.things.push(...all.slice(1))
    const ordinals = ['first', 'second', 'third', 'fourth']
    return all.flatMap((one, index) => {
      one.count = 0
      one.many = false
      one.name = `the ${ordinals[index] ?? ''} ${one.shape}`
      const place = sizes[index] ?? first
      const size = this.tokens[place]
      this.taken.add(place).add(at)
      return size?.kind === 'size' ? [{ thing: one, measure: token.measure, value: size.value, unit: size.unit }] : []
    })
  }

  private readRelation(): boolean {
    const shapes = this.things.map(({ shape }) => shape)
    const joined = this.says(/^(?:joined|placed|joining|end)$/)
    const isLargest = this.says(/^(?:largest|biggest|greatest|maximum)$/)
    if (this.isRecast) this.kind = 'recast'
    else if (isLargest && this.words.some((word) => cuts.has(word) || /^(?:cut|out)$/.test(word))) {
      if (this.things.length !== 2) return false
      const large = this.tokens.findIndex(
        (token) => token.kind === 'word' && /^(?:largest|biggest|greatest|maximum)$/.test(token.text),
      )
      const within = [...this.names].find(([place]) => place > large)?.[1]
      if (within === 0) this.reorder([1, 0])
      this.kind = this.says(/^(?:remaining|left|remains)$/) ? 'cut' : 'apart'
      return true
    } else if (this.isWaterLeft()) {
      const vessel = shapes.indexOf('cylinder')
      if (shapes.length < 2 || shapes.lastIndexOf('cylinder') !== vessel) return false
      this.reorder([vessel, ...shapes.keys()].filter((id, at) => at === 0 || id !== vessel))
      if (shapes.length > 2) this.alikeAmong(1, 2)
      this.kind = 'cut'
      return true
    } else if (this.says(/^(?:inner|internal)$/) && this.says(/^(?:outer|external)$/)) this.kind = 'hollow'
    else if (this.isThick() && this.says(/^(?:inner|internal|outer|external)$/)) this.kind = 'hollow'
    else if (
      joined &&
      shapes.filter((shape) => shape === 'cube').length === 1 &&
      shapes.every((shape) => shape === 'cube' || shape === 'cuboid') &&
      this.things[shapes.indexOf('cube')]?.many
    ) {
      this.kind = 'row'
      if (shapes.length === 2 && shapes[1] === 'cube') this.reorder([1, 0])
    } else if (this.things.length > 1 && (this.words.some((word) => cuts.has(word)) || this.isCutOut()))
      this.kind = 'cut'
    else if (this.says(/^(?:cut|out|cuts)$/) && !this.says(/^(?:largest|biggest|greatest|maximum)$/)) return false
    else if (this.says(/^(?:ratio|differences?)$/)) this.kind = 'apart'
    else if (
      (this.things.length > 1 || this.things.some(({ many }) => many)) &&
      this.words.some((word) => joins.has(word))
    )
      this.kind = 'joined'
    if (this.kind !== 'cut' && this.words.some((word) => cuts.has(word))) return false
    if (this.kind === 'cut') this.orderCut()
    if (this.kind === 'row' && this.things.length === 1)
      this.things.push({ shape: 'cuboid', many: false, mark: '', name: 'cuboid', count: 0, at: 0 })
    if (this.kind === 'hollow') {
      const [one, ...more] = this.things
      if (!one || more.length > 0) return false
      this.things.push({ ...one, name: 'the hollow' })
    }
    return this.kind !== 'recast' || this.orderMelted()
  }

  /** "from a cylinder a cone is cut out: the remaining solid" */
  private isCutOut(): boolean {
    return ['from', 'cut', 'out', 'remaining'].every((word) => this.words.includes(word))
  }

  /** "the metal is 1 cm thick" */
  private isThick(): boolean {
    return (
      this.things.length === 1 &&
      this.tokens.some(
        (token) =>
          (token.kind === 'adjective' && token.measure === 'b') || (token.kind === 'measure' && token.measure === 'b'),
      )
    )
  }

  /** "a depression is cut from a block": what it is cut from stands first. */
  private orderCut(): void {
    const from = this.tokens.findIndex((token) => token.kind === 'word' && token.text === 'from')
    const of = from < 0 ? undefined : [...this.names].find(([place]) => place > from && place < from + 7)?.[1]
    if (of === 1 && this.things.length === 2) this.reorder([1, 0])
  }

  /** What is made stands last. */
  private orderMelted(): boolean {
    const isMelt = (token: Token) =>
      token.kind === 'word' && (melts.has(token.text) || /^(?:cut|filled|fill|obtained|made|formed)$/.test(token.text))
    const at = this.tokens.findIndex(isMelt)
    const counted = this.counted()
    const of = counted < 0 ? undefined : [...this.names].find(([place]) => place > counted)?.[1]
    const word = this.tokens[at]
    const made = this.things.flatMap((thing, id) => (thing.at > at ? [id] : []))
    const target =
      of ??
      (word?.kind === 'word' && word.text === 'melting'
        ? this.things.findIndex((thing) => thing.at < at)
        : made.length === 1
          ? made[0]
          : undefined)
    if (target === undefined || target < 0 || this.things.length < 2) return false
    const order = [...this.things.keys()].filter((id) => id !== target).concat(target)
    this.reorder(order)
    return true
  }

  /** "placed in a cylinder full of water: the volume of water left". */
  private isWaterLeft(): boolean {
    return this.says(/^water$/) && this.says(/^(?:full|filled)$/) && this.says(/^(?:left|remaining|remains)$/)
  }

  /** A cone on a hemisphere has its radius. */
  private alikeAmong(one: number, other: number): void {
    if (measureOf(this.things[one]?.shape ?? 'cube', 'r') && measureOf(this.things[other]?.shape ?? 'cube', 'r'))
      this.equal.push([`${one}.r`, `${other}.r`])
  }

  private reorder(order: readonly number[]): void {
    const placed = order.flatMap((id) => this.things[id] ?? [])
    this.things.splice(0, this.things.length, ...placed)
    for (const [place, id] of this.names) this.names.set(place, order.indexOf(id))
  }

  private thingBefore(at: number): number | null {
    for (let place = at - 1; place >= 0; place--) {
      const found = this.names.get(place)
      if (found !== undefined) return found
    }
    return null
  }

  /** The size behind a measure, with what it is said to be of. */
  /** "the curved surface area of a cylinder of height 14 cm is 88 cm²": what is said of an area behind another measure with its size. */
  private areaBehind(at: number, place: number): number | null {
    const own = this.tokens[at]
    const isLarge = own?.kind === 'measure' && /[CTSV]/.test(own.measure)
    const first = [place + 1, place + 2].find((one) => this.tokens[one]?.kind === 'size')
    if (!isLarge || first === undefined) return null
    const [is, size] = [this.tokens[first + 1], this.tokens[first + 2]]
    const isSaid = is?.kind === 'word' && /^(?:is|equals)$/.test(is.text)
    const power = own.measure === 'V' ? /\^3$/ : /\^2$/
    return isSaid && size?.kind === 'size' && power.test(size.unit) && !this.taken.has(first + 2) ? first + 2 : null
  }

  private sizeBehind(at: number): { readonly place: number; readonly of: number | null } | null {
    let of: number | null = null
    for (let place = at + 1; place < this.tokens.length; place++) {
      const token = this.tokens[place]
      const area = token?.kind === 'measure' ? this.areaBehind(at, place) : null
      if (area !== null) return { place: area, of }
      if (
        !token ||
        isBreak(token) ||
        token.kind === 'measure' ||
        token.kind === 'rate' ||
        token.kind === 'told' ||
        token.kind === 'adjective'
      )
        return null
      if (token.kind === 'solid') of = this.names.get(place) ?? null
      if ((token.kind === 'size' || token.kind === 'ratio') && !this.taken.has(place)) {
        // "the radius of the cone 5 cm high"
        const next = this.tokens[place + 1]
        return next?.kind === 'adjective' || (next?.kind === 'word' && next.text === 'times') ? null : { place, of }
      }
      if (token.kind === 'size' || token.kind === 'sizes') return null
    }
    return null
  }

  private readAt(at: number): boolean {
    const token = this.tokens[at]
    if (!token || this.taken.has(at)) return true
    if (token.kind === 'sizes') {
      const cuboid = this.things.findIndex(({ shape }) => shape === 'cuboid')
      if (cuboid < 0) return false
      this.taken.add(at)
      const names: readonly Measure[] = ['L', 'b', 'h']
      token.values.forEach((value, index) => this.tell(cuboid, names[index] ?? 'h', value, token.unit))
      return true
    }
    if (token.kind === 'size' && this.isTop(at)) {
      this.taken.add(at)
      return this.tell('w', 'H', token.value, token.unit)
    }
    if (token.kind === 'told') {
      // "with same base r = 7"
      const isOfAll = this.kind === 'apart' && this.wordsBefore(at).some((word) => alikeWords.has(word))
      const owner = isOfAll ? 'all' : (this.thingBefore(at) ?? (this.things.length === 1 ? 0 : null))
      return owner !== null && this.tell(owner, token.measure, token.value, '')
    }
    if (token.kind === 'adjective') {
      const size = this.tokens[at - 1]
      if (size?.kind === 'word' && /^(?:how|kitn[aei])$/.test(size.text)) {
        const next = this.tokens.slice(at + 1, at + 4).findIndex(({ kind }) => kind === 'solid')
        const owner = next < 0 ? null : (this.names.get(at + 1 + next) ?? null)
        this.asked.push({ place: at, owner, measure: token.measure, besides: [] })
        return true
      }
      if (size?.kind !== 'size') return false
      this.taken.add(at - 1)
      if (this.kind === 'hollow' && token.measure === 'b') return this.tell('w', 'b', size.value, size.unit)
      if (this.isOfOther(at)) return false
      // "the whole float is 48 cm long"
      const clause = this.tokens.slice(0, at).findLastIndex((one, place) => place < at - 1 && isBreak(one))
      if (this.kind === 'joined' && wordsOf(this.tokens.slice(clause + 1, at)).some((word) => wholeWords.has(word)))
        return this.tell('w', 'H', size.value, size.unit)
      return this.tell(
        // "a 20 m deep well"
        this.names.get(at + 1) ?? this.thingBefore(at) ?? (this.things.length === 1 ? 0 : null),
        token.measure,
        size.value,
        size.unit,
      )
    }
    return token.kind === 'measure' ? this.readMeasure(at, token) : true
  }

  /** "the vertex of the cone is 9 m above the ground" */
  private isTop(at: number): boolean {
    const words = wordsOf(this.tokens.slice(Math.max(0, at - 7), at))
    const next = this.tokens[at + 1]
    return (
      next?.kind === 'word' &&
      next.text === 'above' &&
      words.some((word) => /^(?:vertex|top|apex|tip|highest)$/.test(word))
    )
  }

  /** The words shortly before, in the same clause: not "same" in "of the same base with height 24 m". */
  private wordsBefore(at: number): readonly string[] {
    const before = this.tokens.slice(Math.max(0, at - 3), at)
    const end = before.findLastIndex((one) => one.kind === 'stop' || (one.kind === 'word' && one.text === 'with'))
    return wordsOf(before.slice(end + 1))
  }

  private readMeasure(at: number, token: Token & { kind: 'measure' }): boolean {
    const { measure, whole, side } = token
    const isTotal = whole && /[hL]/.test(measure)
    if (this.tellOwnRatio(at, measure)) return true
    const before = this.tokens[at - 1]
    const hollow = this.kind === 'hollow' && side !== '' ? (side === 'outer' ? 0 : 1) : null
    const near = this.wordsBefore(at)
    const isNear = near.some((word) => alikeWords.has(word))
    const back = before?.kind === 'size' && !this.taken.has(at - 1) ? at - 1 : null
    const inBack = this.tokens[at - 2]
    const backIn =
      before?.kind === 'word' && before.text === 'in' && inBack?.kind === 'size' && !this.taken.has(at - 2)
        ? at - 2
        : null
    const front = (back ?? backIn) ? null : this.sizeBehind(at)
    const both = this.bothSides(at, measure, front?.place)
    if (both !== null) return both
    const place = back ?? backIn ?? front?.place ?? null
    // "of the same diameter and height 2.8 m": the diameter is the same
    const isOther = this.tokens.slice(Math.max(0, at - 2), at).some(({ kind }) => kind === 'measure')
    const isSame = isNear && !(isOther && place !== null)
    const size = place === null ? undefined : this.tokens[place]
    if (place !== null && size?.kind === 'ratio') {
      this.taken.add(place)
      return this.tellRatio(measure, size.terms)
    }
    if (place !== null && size?.kind === 'size') {
      this.taken.add(place)
      if (isTotal) return this.tell('w', 'H', size.value, size.unit)
      if (this.kind === 'hollow' && measure === 'b') return this.tell('w', 'b', size.value, size.unit)
      const around = [...near, ...wordsOf(this.tokens.slice(at, place + 1))]
      const after = wordsOf(this.tokens.slice(place + 1, place + 4))
      const isForAll =
        !(this.kind === 'joined' && /[STV]/.test(measure)) &&
        (around.some((word) => (isOther ? /^(?:both|their|each)$/ : /^(?:both|their|each|same|common)$/).test(word)) ||
          after.join(' ').startsWith('for both') ||
          after.join(' ').startsWith('each'))
      if (isSame && !this.isOfMany(at)) this.alike(measure)
      const last = this.thingBefore(at)
      const isAlso = this.kind === 'apart' && this.forAll >= 0 && this.isBetween(this.forAll, at)
      // "two conical holes, each of radius 2 cm"
      const eachOf = near.includes('each') && last !== null && this.things[last]?.many === true ? last : null
      const eachNamed = this.eachNamed(at)
      const owner =
        hollow ??
        eachNamed ??
        front?.of ??
        eachOf ??
        this.thingAhead(front?.place ?? at, front !== null) ??
        ((isForAll || isAlso) && this.things.length > 1 && !this.isRecast && this.kind !== 'row' ? 'all' : null)
      if (owner === 'all') this.forAll = place
      if (owner !== null) return this.tell(owner, measure, size.value, size.unit)
      if (front && /[VSThL]/.test(measure) && this.isOfWhole(at, front.place))
        return this.tell('w', measure, size.value, size.unit)
      if (this.isOfOther(at)) return false
      // "a cylinder with hemispheres at its ends; its total surface area is 440 cm²"
      if (this.kind === 'joined' && this.things.length > 1 && /[STV]/.test(measure) && near.includes('its'))
        return this.tell('w', measure, size.value, size.unit)
      const likely = this.likely(at, measure)
      // "the total volume is 1232 cm³", "its inner surface area is 748 cm²"
      const ofAll = this.kind === 'joined' && this.things.length > 1 && (whole ? /[VS]/ : /S/).test(measure)
      return this.tell(likely === null && ofAll ? 'w' : likely, measure, size.value, size.unit)
    }
    if (token.letter !== undefined) return this.letterOf(token.letter, measure, this.thingBefore(at) ?? this.only())
    if (/^(?:d|r)$/.test(measure) && this.fitsIt(at)) return true
    if (this.saysAlike(at)) return this.alike(measure)
    const other = this.equalTo(at)
    if (other !== null) return this.tellEqual(at, other)
    if (isSame) return this.isOfMany(at) || this.alike(measure)
    const named = hollow ?? (isTotal ? 'w' : this.askedOf(at))
    const noun = [at + 2, at + 3].find((place) => {
      const one = this.tokens[place]
      return one?.kind === 'solid' && one.byNoun && this.isAskedOf(place)
    })
    const owner = noun !== undefined && this.kind === 'joined' && this.things.length > 1 ? 'w' : named
    this.asked.push({ place: at, owner, measure: isTotal ? 'H' : measure, besides: this.besides(at, owner) })
    return true
  }

  /** Where a size of all of them stands: "both of radius 3 cm and height 7 cm". */
  private forAll = -1
  /** Nothing but words between the two. */
  private isBetween(from: number, to: number): boolean {
    return this.tokens
      .slice(from + 1, to)
      .every((token) => token.kind === 'word' || (token.kind === 'stop' && token.text === ','))
  }

  /** "The radius of its base and its height are in the ratio 2 : 3", "ratio of radius to height 2 : 3": two lengths of one solid. */
  private tellOwnRatio(at: number, measure: Measure): boolean {
    const isPassed = (token: Token | undefined): boolean =>
      token?.kind === 'solid' ||
      (token?.kind === 'word' &&
        /^(?:of|the|its|a|an|right|circular|solid|bases?|in|is|are|ratio|respectively)$/.test(token.text))
    const after = (from: number): number => {
      let place = from + 1
      while (isPassed(this.tokens[place])) place++
      return place
    }
    const joint = after(at)
    const [and, place] = [this.tokens[joint], after(joint)]
    const [other, last] = [this.tokens[place], after(place)]
    const ratio = this.tokens[last]
    const isJoint = and?.kind === 'word' && /^(?:and|to)$/.test(and.text)
    if (!isJoint || other?.kind !== 'measure' || ratio?.kind !== 'ratio' || this.taken.has(last)) return false
    const [thing, ...more] = this.things
    const [a, b, ...others] = ratio.terms
    const [one, two] = [measure, other.measure].map((name) => thing && measureOf(thing.shape, name))
    if (more.length > 0 || others.length > 0 || !a || !b || !one || !two || one === two) return false
    if (![one, two].every((name) => measureSize(`0.${name}`) === 1)) return false
    this.taken.add(place).add(last)
    this.ratiosTold++
    this.equal.push([`0.${one}`, `0.${two}`, divide(a.q, b.q)])
    return true
  }

  private get asksRatio(): boolean {
    return this.words.filter((word) => word === 'ratio').length > this.ratiosTold
  }

  /** "find the TSA of the block": what is asked of all that was put together. */
  private isAskedOf(at: number): boolean {
    const words = wordsOf(this.tokens.slice(Math.max(0, at - 2), at)).join(' ')
    const place = [at - 2, at - 3].find((one) => this.tokens[one]?.kind === 'measure') ?? -1
    const token = this.tokens[place]
    return (
      token?.kind === 'measure' &&
      /^[STV]$/.test(token.measure) &&
      /^of(?: the)?$/.test(words) &&
      this.sizeBehind(place) === null
    )
  }

  /** "A bucket of radius 14 cm is full. ... a cone": a measure of something that was named before any solid. */
  private isOfOther(at: number): boolean {
    const [first = 0] = this.names.keys()
    const end = this.tokens.findIndex((token, place) => place > at && token.kind === 'stop' && token.text === '.')
    if (first < at || end < 0 || end > first) return false
    return wordsOf(this.tokens.slice(0, end)).some((word) => isFree(word) && !fillers.has(word))
  }

  private readonly letters: { readonly letter: string; readonly at: string }[] = []

  private only(): number | null {
    return this.things.length === 1 ? 0 : null
  }

  /** "a cone and a cylinder of radius r": the same letter is the same length. */
  private letterOf(letter: string, measure: Measure, owner: number | null): boolean {
    const thing = owner === null ? undefined : this.things[owner]
    const own = thing && measureOf(thing.shape, measure)
    if (!own) return false
    const at = `${owner}.${own}`
    const known = this.letters.find((one) => one.letter === letter)
    if (known && known.at !== at) this.equal.push([at, known.at])
    this.letters.push({ letter, at })
    return true
  }

  /** "of the greatest possible diameter": as wide as its place allows. */
  private fitsIt(at: number): boolean {
    const words = wordsOf(this.tokens.slice(Math.max(0, at - 4), at))
    return /(?:of|with|having) (?:the |its )?(?:greatest|largest|maximum|biggest)(?: possible)?$/.test(words.join(' '))
  }

  /** "ka radius same hai", "have their radii equal" */
  private saysAlike(at: number): boolean {
    const words: string[] = []
    for (const token of this.tokens.slice(at + 1, at + 7)) {
      if (token.kind !== 'word') {
        if (token.kind !== 'stop') words.push('other')
        break
      }
      words.push(token.text)
    }
    return (
      this.things.length > 1 &&
      /^(?:is |are |bhi |bilkul )?(?:the )?(?:same|equal|equals)(?: (?:hai|hain|h|ho)\b|$|(?: and| find| what| then))/.test(
        words.join(' '),
      )
    )
  }

  /** Other solids that a measure is said to be of, "of the cylinder and of the dome", "of the cylinder and the hemisphere". */
  private besides(at: number, owner: Owner): readonly number[] {
    const found: number[] = []
    for (let place = at + 1; place < this.tokens.length; place++) {
      const token = this.tokens[place]
      if (token?.kind === 'solid') {
        const id = this.names.get(place)
        if (id !== undefined && id !== owner) found.push(id)
      } else if (!(token?.kind === 'word' && /^(?:of|and|an?|the|both|k[aei]|its|in|aur)$/.test(token.text))) break
    }
    return typeof owner === 'number' ? found : []
  }

  /** "if each cone has height 4 cm" */
  private eachNamed(at: number): number | null {
    const of = [at - 1, at - 2].find((place) => this.tokens[place]?.kind === 'solid')
    const each = of === undefined ? undefined : this.tokens[of - 1]
    return of !== undefined && each?.kind === 'word' && each.text === 'each' ? (this.names.get(of) ?? null) : null
  }

  /** "the internal and external radii are 3 cm and 4 cm" */
  private bothSides(at: number, measure: Measure, from: number | undefined): boolean | null {
    const sides = wordsOf(this.tokens.slice(Math.max(0, at - 3), at)).filter((word) =>
      /^(?:inner|internal|outer|external)$/.test(word),
    )
    if (this.kind !== 'hollow' || sides.length !== 2) return null
    const isPair = (place: number): boolean => {
      const [one, joint, two] = this.tokens.slice(place, place + 3)
      return one?.kind === 'size' && joint?.kind === 'word' && joint.text === 'and' && two?.kind === 'size'
    }
    // "the inner and outer diameters of a pipe of length 21 cm are 8 cm and 10 cm"
    const place =
      from !== undefined && isPair(from) ? from : [...this.tokens.keys()].find((it) => it > at && isPair(it))
    if (place === undefined || this.taken.has(place)) return null
    const [one, joint, two] = this.tokens.slice(place, place + 3)
    if (one?.kind !== 'size' || two?.kind !== 'size' || joint?.kind !== 'word') return null
    this.taken.add(place).add(place + 2)
    const [first, second] = /^(?:inner|internal)$/.test(sides[0] ?? '') ? [1, 0] : [0, 1]
    return this.tell(first ?? 0, measure, one.value, one.unit) && this.tell(second ?? 0, measure, two.value, two.unit)
  }

  /** "8 cm radius wale lohe ke gole": the thing whose measure goes before. */
  private thingAhead(at: number, behindSize: boolean): number | null {
    const next = this.tokens[at + 1]
    if (next?.kind === 'solid' && !behindSize) return this.names.get(at + 1) ?? null
    const owns = next?.kind === 'word' && /^(?:wal[aei]|k[aei])$/.test(next.text)
    const before = this.thingBefore(at)
    if (!owns && (behindSize || before !== null)) return null
    for (let place = at + 1; place < at + 7; place++) {
      const token = this.tokens[place]
      if (isBreak(token) || token?.kind === 'measure' || token?.kind === 'size') return null
      if (token?.kind === 'solid') return this.names.get(place) ?? null
    }
    return null
  }

  private likely(at: number, measure: Measure): Owner {
    const last = this.thingBefore(at)
    const [noun, of] = this.tokens.slice(Math.max(0, at - 2), at)
    const isOfNoun =
      noun?.kind === 'word' &&
      of?.kind === 'word' &&
      /^k[aei]$/.test(of.text) &&
      isFree(noun.text) &&
      !fillers.has(noun.text)
    if (isOfNoun && this.things.length > 1) return 'w'
    const thing = last === null ? undefined : this.things[last]
    const named = [...this.names.keys()].filter(
      (place) =>
        place < at && !this.tokens.slice(place, at).some((token) => token.kind === 'stop' && token.text === '.'),
    )
    if (thing && named.length > 0 && measureOf(thing.shape, measure)) return last
    const able = this.things.flatMap(({ shape }, id) => (measureOf(shape, measure) ? [id] : []))
    if (able.length === 1) return able[0] ?? null
    return this.kind === 'joined' && /[rd]/.test(measure) ? 'all' : null
  }

  /** "the height of the toy is 31 cm": a noun that is no solid, in a question about several. */
  private isOfWhole(at: number, end: number): boolean {
    if (this.things.length < 2 && !this.things[0]?.many) return false
    const words = wordsOf(this.tokens.slice(at + 1, end))
    const of = words.findIndex((word) => word === 'of' || word === 'from')
    return (
      of >= 0 &&
      words
        .slice(of + 1)
        .some((word) => word === 'solid' || wholeWords.has(word) || (isFree(word) && !fillers.has(word)))
    )
  }

  private solidNear(at: number): number | null {
    const near = [at + 1, at + 2].find((place) => this.tokens[place]?.kind === 'solid')
    return near === undefined ? null : (this.names.get(near) ?? null)
  }

  /** What an asked measure is said to be of. */
  private askedOf(at: number): Owner {
    const ahead: Token[] = []
    // "dono cones ke surface area ka ..."
    const [owner, joint] = this.tokens.slice(Math.max(0, at - 2), at)
    if (owner?.kind === 'solid' && joint?.kind === 'word' && /^k[aei]$/.test(joint.text))
      return this.names.get(at - 2) ?? null
    for (let place = at + 1; place < Math.min(at + 9, this.tokens.length); place++) {
      const token = this.tokens[place]
      if (!token || token.kind === 'stop' || token.kind === 'measure' || token.kind === 'size' || token.kind === 'rate')
        break
      // "the volume of wheat that the cylindrical part can hold"
      const held = token.kind === 'word' && token.text === 'that' ? this.solidNear(place) : null
      if (held !== null) return held
      if (token.kind === 'word' && /^(?:and|to|is|if|when|that|which|so|at)$/.test(token.text)) break
      if (token.kind === 'solid') {
        const words = wordsOf(ahead)
        if (
          !words.some((word) => /^(?:of|in|k[aei]|for|the|this|each|all|both|that|se|from)$/.test(word)) &&
          ahead.length > 0
        )
          break
        // "the volume of the ice cream (the cone is full)", "of the whole ice cream cone"
        const next = this.tokens[place + 1]
        const isNext = next?.kind === 'word' && /^(?:is|was)$/.test(next.text)
        const isOfOther = words.some((word) => isFree(word) && !fillers.has(word) && !wholeWords.has(word))
        const isWhole = isNext || words.some((word) => wholeWords.has(word))
        if (this.kind === 'joined' && words[0] === 'of' && isOfOther && isWhole) break
        return this.names.get(place) ?? null
      }
      ahead.push(token)
    }
    const words = wordsOf(ahead)
    const [of] = words
    if (of === 'of' && words.some((word) => word === 'solid' || (isFree(word) && !fillers.has(word))))
      return this.things.length > 1 || this.things[0]?.many ? 'w' : 0
    // "gole ka volume", "cone height"
    for (let place = at - 1; place >= Math.max(0, at - 2); place--) {
      const token = this.tokens[place]
      if (token?.kind === 'solid') return this.names.get(place) ?? null
      if (token?.kind !== 'word' || !/^k[aei]$/.test(token.text)) break
    }
    return null
  }

  /** "the diameter of the hemisphere is equal to the edge of the cube", "its height is 3 times its radius" */
  private equalTo(at: number): { readonly place: number; readonly by: Fraction } | null {
    let by: Fraction | null = null
    for (let place = at + 1; place < Math.min(at + 11, this.tokens.length); place++) {
      const token = this.tokens[place]
      const next = this.tokens[place + 1]
      if (!token || token.kind === 'stop') return null
      if (token.kind === 'size') {
        if (token.unit !== '' || next?.kind !== 'word' || next.text !== 'times') return null
        this.taken.add(place)
        by = token.value.q
      }
      if (token.kind === 'word') {
        const factor = factorNamed.get(token.text)
        const number =
          next?.kind === 'word' && next.text === 'times' ? numberOf({ kind: 'word', text: token.text }) : null
        if (factor || number) by = factor ?? number
        if (
          /^(?:equal|equals|barabar)$/.test(token.text) ||
          (token.text === 'same' && next?.kind === 'word' && next.text === 'as')
        )
          by ??= fraction(1)
      }
      const ofOther = token.kind === 'solid' && wordsOf(this.tokens.slice(at + 1, place)).includes('that')
      if (by && ((token.kind === 'measure' && this.sizeBehind(place) === null) || ofOther)) {
        if (!equals(by, fraction(1))) this.factors++
        return { place, by }
      }
      // "cylinder ki height sphere ke diameter ke barabar hai"
      if (token.kind === 'measure' && next?.kind === 'word' && /^k[aei]$/.test(next.text)) {
        const behind = this.tokens[place + 2]
        const word = behind?.kind === 'word' ? behind.text : ''
        const factor = /^equals?$/.test(word) ? fraction(1) : factorNamed.get(word)
        if (factor && !equals(factor, fraction(1))) this.factors++
        return factor ? { place, by: factor } : null
      }
      if (token.kind === 'measure') return null
    }
    return null
  }

  /** "12 spheres of the same radius" are alike among themselves. */
  private isOfMany(at: number): boolean {
    const before = this.thingBefore(at)
    return this.isRecast && before !== null && this.things[before]?.many === true
  }

  private tellEqual(at: number, { place, by }: { readonly place: number; readonly by: Fraction }): boolean {
    const [one, two] = [this.tokens[at], this.tokens[place]]
    if (one?.kind !== 'measure' || !two) return false
    const measure = two.kind === 'measure' ? two.measure : one.measure
    if (two.kind === 'measure') this.taken.add(place)
    const ownerOf = (from: number): number | null => {
      const found = this.askedOf(from)
      return typeof found === 'number' ? found : this.things.length === 1 ? 0 : this.thingBefore(from)
    }
    const nameOf = (id: number | null | undefined, own: Measure): string | null => {
      const thing = id === null || id === undefined ? undefined : this.things[id]
      const found = thing && measureOf(thing.shape, own)
      if (found) return `${id}.${found}`
      const able = this.things.flatMap(({ shape }, one) => (measureOf(shape, own) ? [`${one}.${own}`] : []))
      return able.length === 1 && own === 'a' ? (able[0] ?? null) : null
    }
    const owner = two.kind === 'solid' ? this.thingBefore(at) : ownerOf(at)
    const a = nameOf(owner, one.measure)
    const b = nameOf(two.kind === 'measure' ? ownerOf(place) : this.names.get(place), measure)
    if (!a || !b || a === b) return false
    this.equal.push([a, b, by])
    return true
  }

  private alike(measure: Measure): boolean {
    const own = measure === 'd' ? 'r' : measure
    if (!/^[rhaVTSC]$/.test(own)) return false
    const able = this.things.flatMap(({ shape }, id) => {
      if (own === 'h' && shape === 'hemisphere') return [`${id}.r`]
      const found = measureOf(shape, own)
      return found ? [`${id}.${found}`] : []
    })
    const [first, ...more] = able
    if (!first) return false
    for (const one of more) this.equal.push([one, first])
    return true
  }

  private tell(owner: Owner, measure: Measure, value: Value, unit: string, free?: true): boolean {
    if (owner === null) return false
    if (owner === 'w') {
      const own = /[hL]/.test(measure) ? 'H' : measure === 'T' ? 'S' : measure
      if (!(this.kind === 'hollow' ? /[HSVb]/ : /[HSV]/).test(own)) return false
      this.told.push({ at: `w.${own}`, value, unit, measure: own })
      return true
    }
    const ids = owner === 'all' ? [...this.things.keys()] : [owner]
    let some = false
    for (const id of ids) {
      const thing = this.things[id]
      const own = thing && measureOf(thing.shape, measure)
      if (!own) continue
      some = true
      const known = this.told.find((one) => one.at === `${id}.${own}`)
      if (known && JSON.stringify([known.unit, textOf(known.value)]) !== JSON.stringify([unit, textOf(value)]))
        return false
      if (!known) this.told.push({ at: `${id}.${own}`, value, unit, measure: own, ...(free && { free }) })
    }
    return some
  }

  private tellRatio(measure: Measure, terms: readonly Value[]): boolean {
    return terms.length === this.things.length && terms.every((value, id) => this.tell(id, measure, value, '', true))
  }

  private made(pi: Value | null, inPi: boolean): SolidScene | null {
    const { things, kind } = this
    if (this.says(/^(?:largest|biggest|greatest|maximum)$/) && !this.fitLargest()) return null
    const bases = this.tokens.findIndex((token) => token.kind === 'word' && /^bases?$/.test(token.text))
    if (
      bases >= 0 &&
      wordsOf(this.tokens.slice(Math.max(0, bases - 3), bases)).some((word) => alikeWords.has(word) || word === 'their')
    )
      this.alike('r')
    if (
      kind === 'joined' &&
      !things.some(({ shape }) => shape === 'sphere' || shape === 'cube' || shape === 'cuboid')
    ) {
      const wide = new Set(this.told.flatMap(({ at }) => (/^\d\.[rdc]$/.test(at) ? [at] : [])))
      if (wide.size === 1) this.alike('r')
    }
    const hasTwoEnds = this.says(/^(?:ends|both|each)$/) && kind !== 'apart'
    const bodies: readonly Body[] = things.map((thing, id) => {
      const count = thing.count > 0 ? thing.count : kind === 'recast' && id === things.length - 1 && thing.many ? 0 : 1
      const own =
        hasTwoEnds &&
        thing.count === 0 &&
        (kind === 'joined' || kind === 'cut') &&
        id > 0 &&
        thing.shape !== 'cylinder' &&
        things.length === 2
          ? this.endsOf()
          : count
      const name =
        thing.name === ''
          ? `${thing.many && things.length > 1 ? 'each' : 'the'} ${thing.mark === '' ? '' : `${thing.mark} `}${thing.shape}`
          : /^the /.test(thing.name)
            ? thing.name
            : `the ${thing.name.replace(/s$/, '')}`
      return { shape: thing.shape, name, count: fraction(thing.count > 0 ? thing.count : own) }
    })
    const asked = this.askedOfThem()
    const unit = this.unit()
    if (!asked || unit === null || !this.fits()) return null
    // what is told is not asked: another height of the same name is meant
    if (asked.some((one) => one.kind === 'measure' && this.told.some(({ at }) => at === one.at))) return null
    const told = this.told.map(({ at, value, unit: own, measure, free }): Told | null => {
      const scaled = inUnit(value, own, measure, unit)
      return scaled && { at, value: scaled, ...(free && { free }) }
    })
    if (told.some((one) => one === null)) return null
    const open =
      this.says(/^(?:not|no|excluding|without)$/) ||
      (!this.says(/^(?:including|included|closed)$/) &&
        (this.tokens.some((token) => token.kind === 'measure' && token.measure === 'S' && token.side !== '') ||
          this.says(/^(?:canvas|tent|inner|vessel|painting)$/)))
    const relation: Relation = kind === 'joined' ? { kind, open } : { kind }
    return {
      bodies,
      relation,
      whole: 'the whole',
      told: told.filter((one) => one !== null).concat(this.assumed(told.length)),
      equal: this.equal,
      asked: asked.map((one) => this.inUnit(one, unit)),
      ...(this.sums.length > 0 && { sums: this.sums }),
      ...(this.says(/^nearest$/) &&
        this.typed.some((word) => /^(?:[ckdm]?m\^[23]|whole|integer)$/.test(word)) && { nearest: true as const }),
      labels: ['(i)', '(ii)', '(iii)', '(iv)', '(v)', '(vi)'],
      pi: inPi ? null : (pi?.q ?? fraction(22, 7)),
      unit,
    }
  }

  /** Of a block only whole cubes are cut: each of its sides must be so many of theirs. */
  private fits(): boolean {
    const { things } = this
    const melted = this.words.some((word) => melts.has(word) || /^(?:filled|fill)$/.test(word))
    if (this.kind !== 'recast' || melted || !this.says(/^cut$/) || this.counted() < 0) return true
    const edge = this.told.find(({ at }) => at === `${things.length - 1}.a`)
    const sides = this.told.filter(({ at }) => /^0\.[aLbh]$/.test(at))
    return (
      edge !== undefined &&
      sides.length > 0 &&
      sides.every(({ value, unit }) => unit === edge.unit && isInteger(divide(value.q, edge.value.q)))
    )
  }

  private endsOf(): number {
    const words = this.words.join(' ')
    return /\b(?:both|each|two) (?:\w+ )?(?:ends?|sire|side)|\bends\b|\bdono\b/.test(words) ? 2 : 1
  }

  /** Where a ratio is asked and nothing is told: any radius will do. */
  private assumed(count: number): readonly Told[] {
    if (!this.asksRatio) return []
    const has = (at: string) => this.told.some((one) => one.at === at)
    const shape = this.things[0]?.shape
    const one = plain(fraction(1))
    const first: Told[] = []
    if (count === 0 && this.kind !== 'apart')
      first.push({ at: shape === 'cube' ? '0.a' : '0.r', value: one, free: true })
    const equalled = (measure: string) => this.equal.find(([, at]) => at.endsWith(`.${measure}`))?.[1]
    for (const measure of ['r', 'h']) {
      const at = equalled(measure)
      if (at !== undefined && !has(at) && this.kind === 'apart') first.push({ at, value: one, free: true })
    }
    return first
  }

  /** Which of the two is cut out of the other. */
  private inner: number | null = null

  private fitLargest(): boolean {
    if (this.things.length !== 2) return false
    const block = this.things.findIndex(({ shape }) => shape === 'cube')
    const round = this.things.findIndex(({ shape }) => shape === 'hemisphere' || shape === 'cone')
    if (this.kind === 'joined' || (this.kind === 'cut' && this.things[round]?.shape === 'hemisphere')) {
      if (block < 0 || round < 0) return false
      this.equal.push([`${round}.d`, `${block}.a`])
      return true
    }
    const large = this.tokens.findIndex(
      (token) => token.kind === 'word' && /^(?:largest|biggest|greatest|maximum)$/.test(token.text),
    )
    const inner = [...this.names].find(([place]) => place > large)?.[1]
    const outer = inner === 0 ? 1 : 0
    this.inner = inner ?? null
    const [within, about] = [this.things[inner ?? 0]?.shape, this.things[outer]?.shape]
    if (inner === undefined || !within || !about) return false
    const both = (one: string, other: string) => this.equal.push([`${inner}.${one}`, `${outer}.${other}`])
    if (about === 'cube' && /^(?:cone|cylinder|sphere|hemisphere)$/.test(within)) {
      both('d', 'a')
      if (within === 'cone' || within === 'cylinder') both('h', 'a')
      return true
    }
    if (about === 'hemisphere' && within === 'cone') {
      both('r', 'r')
      both('h', 'r')
      return true
    }
    if (about === 'cylinder' && within === 'cone') {
      both('r', 'r')
      both('h', 'h')
      return true
    }
    return false
  }

  /** The unit that all lengths are put in. */
  private unit(): string | null {
    const all = new Set(
      this.told.flatMap(({ unit }) => (unit === '' || unit === 'litre' ? [] : [unit.replace(/\^.$/, '')])),
    )
    if ([...all].some((one) => !Object.hasOwn(lengths, one) && one !== 'unit')) return null
    const [first = '', ...more] = [...all].toSorted((a, b) => Number((lengths[a]?.n ?? 0n) - (lengths[b]?.n ?? 0n)))
    return more.length > 0 && all.has('unit') ? null : first
  }

  private askedOfThem(): readonly Asked[] | null {
    const { things, kind } = this
    const single = things.length === 1
    const many = this.counted() >= 0
    const rate = this.tokens.find((token) => token.kind === 'rate')
    const costs = this.says(/^(?:cost|mass|weight|expenditure|kharcha)$/)
    if (costs !== (rate !== undefined)) return null
    if (this.says(/^left$/) && kind !== 'cut') return null
    if (this.words.filter((word) => /^(?:times|twice|double|thrice|half)$/.test(word)).length !== this.factors)
      return null
    const isSum = this.says(/^sum$/) && !this.says(/^ratio$/)
    if (isSum && this.asked.some(({ besides }) => besides.length === 0)) return null
    const found: Asked[] = []
    const seen = new Set<string>()
    const isRatio = this.asksRatio && this.asked.length > 0
    const [more] = this.asked
    if (!isRatio && kind === 'recast' && more && this.asked.length === 1 && this.says(/^increases?$/))
      return this.increaseOf(more.measure)
    if (this.says(/^(?:differences?|between)$/)) return this.differenceOf()
    const ends: (readonly [Fraction, string])[] = []
    /** Of each measure whose ratio is asked between all: "of their volumes and of their surfaces". */
    const each = new Map<string, (readonly [Fraction, string])[]>()
    // "how many litres", but not "its length, how many metres"
    const isLong = this.asked.some(({ measure }) => /[hlL]/.test(measure))
    if (!many && !isLong && this.says(/^(?:many|number)$/)) found.push({ kind: 'measure', at: single ? '0.V' : 'w.V' })
    if (many) {
      if (kind !== 'recast') return null
      found.push({ kind: 'measure', at: `${things.length - 1}.n` })
    }
    const [inCosts, besides] = [new Set<string>(), new Set<string>()]
    const dimensionOf = rate?.kind === 'rate' ? Number(/\d$/.exec(rate.per)?.[0] ?? 3) : 0
    const costAt = this.tokens.findIndex(
      (token) => token.kind === 'word' && /^(?:cost|mass|weight|expenditure|kharcha)$/.test(token.text),
    )
    /** What is asked after the cost. */
    let behindCost = 0
    const tokensAsk = (place: number) => wordsOf(this.tokens.slice(Math.max(0, place - 6), place))
    const sums: SolidScene['sums'] & object[] = []
    for (const { place, owner, measure, besides: others } of this.asked) {
      const token = this.tokens[place]
      if (this.isOfAnother(place)) return null
      const isCurvedWhole = measure === 'C' && !costs && !isRatio && this.isOfRound(owner, place)
      if (others.length > 0 && !isRatio) {
        const all = this.sumOf(measure, [owner, ...others])
        const inCost = costs && dimension(measure) === dimensionOf
        if (!all || seen.has(all.at) || !(inCost || this.isTogether(place))) return null
        seen.add(all.at)
        sums.push(all)
        if (inCost) inCosts.add(all.at)
        if (!inCost || !this.isTold(place)) found.push({ kind: 'measure', at: all.at })
        continue
      }
      const ids = isCurvedWhole ? [[fraction(1), 'w'] as const] : this.ownersOf(place, owner, measure, isRatio)
      if (!ids || ids.length === 0) return null
      // a radius that both have is one: "the ratio of the height of the cone to its radius"
      const isShared =
        isRatio &&
        measure === 'r' &&
        owner === null &&
        this.asked.length === 2 &&
        this.asked.some((one) => one.measure !== 'r' && one.owner !== null) &&
        this.says(/^(?:same|common)$/)
      for (const [by, id] of isShared ? ids.slice(0, 1) : ids) {
        const shape = id === 'w' ? null : things[id]?.shape
        const isOuter = measure === 'S' && token?.kind === 'measure' && token.side === 'outer' && kind === 'joined'
        const isHeight = isRatio && shape === 'hemisphere' && measure === 'h'
        const own = shape
          ? measureOf(shape, isHeight ? 'r' : isOuter ? 'C' : measure)
          : isCurvedWhole
            ? 'C'
            : wholeMeasure(measure)
        if (!own || (token?.kind === 'measure' && token.side === 'inner' && kind !== 'hollow' && kind !== 'joined'))
          return null
        const at = `${id}.${own}`
        const inCost = costs && costAt < place && costAt >= place - 8 && dimension(own) === dimensionOf
        if (costs && dimension(own) === dimensionOf) (inCost ? inCosts : besides).add(at)
        if (isRatio) {
          // "to all the small cubes": so many as are made
          const made = typeof id === 'number' && kind === 'recast' && id === things.length - 1 ? things[id] : undefined
          const isAll = made?.many === true && made.count === 0 && this.says(/^(?:all|sum|together)$/)
          if (isAll && !/^[TC]$/.test(own)) return null
          const scale =
            single || !this.isTogether(place) || id === 'w' ? by : fraction(Math.max(1, things[id]?.count ?? 1))
          ends.push([scale, isAll ? `m.${own}` : at])
          if (owner === null) each.set(measure, [...(each.get(measure) ?? []), [scale, at]])
          continue
        }
        // "the curved wall is painted" asks for no area
        const behind = this.tokens[place + 1]
        const isWall = costs && behind?.kind === 'word' && /^(?:walls?|part|portion|face)$/.test(behind.text)
        const isMeant =
          !inCost &&
          !isWall &&
          !(costs && this.isTold(place)) &&
          !(costs && token?.kind === 'measure' && token.cloth && !tokensAsk(place).includes('much')) &&
          (!costs ||
            dimension(own) !== dimensionOf ||
            tokensAsk(place).some((word) => /^(?:find|what|calculate|also|determine|nikalo|ii|i|iii)$/.test(word)) ||
            costAt > place)
        if (!isMeant || seen.has(at)) continue
        seen.add(at)
        found.push({ kind: 'measure', at })
        if (place > costAt) behindCost++
      }
    }
    this.sums = sums
    // "how much water is left"
    if (found.length === 0 && kind === 'cut' && this.isWaterLeft() && this.says(/^(?:much|kitn[ai])$/))
      found.push({ kind: 'measure', at: 'w.V' })
    if (rate?.kind === 'rate') {
      const whole = dimensionOf === 3 ? (single ? '0.V' : 'w.V') : kind === 'joined' ? 'w.S' : null
      const [of = null, ...more] =
        inCosts.size > 0
          ? inCosts
          : [...besides].some((one) => one === whole)
            ? [whole]
            : besides.size > 1
              ? [whole]
              : [...besides, whole].slice(0, 1)
      if (more.length > 0 || of === null || rate.by.q.n === 0n) return null
      const at = of
      const isMoney = rate.currency === '₹'
      // a mass that is asked for in another unit than the rate gives
      if (rate.currency === 'g' && this.says(/^(?:tonnes?|quintals?)$/)) return null
      found.splice(found.length - behindCost, 0, {
        kind: 'rate',
        at,
        rate: divide(rate.value.q, rate.by.q),
        what: isMoney ? 'Cost' : 'Mass',
        unit: `${rate.currency} per ${rate.per}`,
      })
    }
    if (isRatio) {
      if (ends.length < 2 || found.length > 0) return null
      if (new Set(ends.map(([by, at]) => `${by.n}/${by.d} ${at}`)).size < ends.length) return null
      const groups = [...each.values()]
      const isOfEach =
        groups.length > 1 && groups.every((group) => group.length > 1) && groups.flat().length === ends.length
      // "height to radius" is a ratio of two, whosever radius it is
      const [one, other] = this.asked
      if (!isOfEach && this.asked.length === 2 && one?.measure !== other?.measure && ends.length > 2) return null
      // a length to a length, an area to an area
      const kindsOf = (one: typeof ends) => new Set(one.map(([, at]) => measureSize(at)))
      if ((isOfEach ? groups : [ends]).some((one) => kindsOf([...one]).size > 1)) return null
      found.push(...(isOfEach ? groups : [ends]).map((of) => ({ kind: 'ratio' as const, of })))
    }
    const sided = this.tokens.some((token) => token.kind === 'measure' && token.side !== '') || this.says(/^hollow$/)
    const contents = kind === 'recast' || kind === 'hollow' || kind === 'joined' || this.typed.includes('capacity')
    if (sided && !contents) return null
    if (kind === 'recast' && this.says(/^hollow$/)) return null
    if (this.says(/^inside$/) && kind !== 'hollow' && !(kind === 'cut' && this.isWaterLeft())) return null
    const isOpen = this.says(/^(?:not|no|excluding|without)$/)
    const ofWhole = found.some((one) => (one.kind === 'measure' || one.kind === 'rate') && /^w\.[SC]$/.test(one.at))
    return found.length > 0 && (!isOpen || ofWhole) ? found : null
  }

  /** "cut into 8 equal cubes: the increase in the total surface area" */
  private increaseOf(measure: Measure): readonly Asked[] | null {
    const [one, many, ...more] = this.things
    const [old, own] = [one, many].map((thing) => thing && measureOf(thing.shape, measure === 'S' ? 'T' : measure))
    const isOf = /^[TS]$/.test(measure) && one?.count === 0 && (many?.count ?? 0) > 1
    return isOf && old && own && more.length === 0
      ? [{ kind: 'increase', from: `0.${old}`, to: `1.${own}`, times: fraction(many?.count ?? 0) }]
      : null
  }

  /** "the difference between the volumes of the cylinder and the cone", which is all that is asked */
  private differenceOf(): readonly Asked[] | null {
    const [asked, ...besides] = this.asked
    if (!asked || besides.length > 0 || this.kind !== 'apart' || this.things.length !== 2 || this.asksRatio) return null
    const near = wordsOf(this.tokens.slice(Math.max(0, asked.place - 5), asked.place))
    if (!near.some((word) => /^differences?$/.test(word)) || this.things.some(({ count }) => count > 1)) return null
    if (typeof asked.owner === 'number' && asked.besides.length === 0) return null
    const [from, to] = this.things.map(({ shape }) => measureOf(shape, asked.measure))
    return from && to
      ? [{ kind: 'increase', from: `0.${from}`, to: `1.${to}`, times: fraction(1), differ: true }]
      : null
  }

  private sums: NonNullable<SolidScene['sums']> = []

  /** "the curved surfaces of the cylinder and of the dome" as one area. */
  private sumOf(measure: Measure, owners: readonly Owner[]): NonNullable<SolidScene['sums']>[number] | null {
    const of = owners.flatMap((id): readonly (readonly [Fraction, string])[] => {
      const thing = typeof id === 'number' ? this.things[id] : undefined
      const own = thing && measureOf(thing.shape, measure)
      return thing && own ? [[fraction(Math.max(1, thing.count)), `${id}.${own}`]] : []
    })
    return /^[CTV]$/.test(measure) && of.length === owners.length ? { at: `x.${measure}`, of } : null
  }

  /** "the curved surface is painted at ₹20 per m²": what is paid for is said, and not asked. */
  private isTold(place: number): boolean {
    const isStop = ({ kind }: Token, at: number) => kind === 'stop' && at > place
    const end = this.tokens.findIndex(isStop)
    const from = this.tokens.findLastIndex((token, at) => at < place && token.kind === 'stop')
    const [before, behind] = [this.tokens.slice(from + 1, place), this.tokens.slice(place, end < 0 ? undefined : end)]
    const said = wordsOf(behind)
    const made = said.findIndex((word) =>
      /^(?:painted|polished|coated|covered|plated|plastered|cemented|lined|whitewashed|varnished)$/.test(word),
    )
    return (
      behind.some(({ kind }) => kind === 'rate') &&
      /^(?:is|are|be|has|have|needs?)$/.test(said[made - 1] ?? '') &&
      !wordsOf(before).some((word) => /^(?:find|what|calculate|determine|how|nikalo|also)$/.test(word))
    )
  }

  /** "the curved surface area of the cone and of the toy" */
  private isOfAnother(place: number): boolean {
    const solid = this.tokens.findIndex(({ kind }, at) => kind === 'solid' && at > place && at < place + 5)
    const behind = this.tokens.slice(solid + 1, solid + 6).map((token) => (token.kind === 'word' ? token.text : '|'))
    const noun = /^and (?:that )?of (?:the )?(\w+)/.exec(behind.join(' '))?.[1] ?? ''
    return solid >= 0 && noun !== '' && isFree(noun) && !fillers.has(noun)
  }

  /** "the curved surface area of the model", "... to be painted": of all its round parts. */
  private isOfRound(owner: Owner, place: number): boolean {
    const behind = wordsOf(this.tokens.slice(place + 1, place + 4)).join(' ')
    return (
      this.kind === 'joined' &&
      this.things.length > 1 &&
      this.things.every(({ shape }) => /^(?:cone|cylinder|hemisphere)$/.test(shape)) &&
      (owner === 'w' || (owner === null && /^(?:to be |)painted/.test(behind)))
    )
  }

  private isTogether(place: number): boolean {
    const around = wordsOf(this.tokens.slice(Math.max(0, place - 5), place + 7))
    // "the total surface area of the 8 cubes"
    const next = this.tokens.findIndex((token, at) => at > place && token.kind === 'solid')
    const solid = this.tokens[next]
    const between = wordsOf(this.tokens.slice(place + 1, Math.max(place + 1, next)))
    if (
      solid?.kind === 'solid' &&
      solid.count > 1 &&
      next < place + 7 &&
      !between.some((word) => /^(?:each|one|any)$/.test(word))
    )
      return true
    return around.some((word) => /^(?:all|sum|together|both)$/.test(word))
  }

  /** The solids that an asked measure is of. */
  private ownersOf(
    place: number,
    owner: Owner,
    measure: Measure,
    isRatio: boolean,
  ): readonly (readonly [Fraction, number | 'w'])[] | null {
    const { things, kind } = this
    const one = fraction(1)
    if (isRatio && (owner === null || (typeof owner === 'number' && this.asked.length === 1)))
      return [...things.keys()].map((id) => [one, id] as const)
    if (kind === 'hollow' && /[VSTb]/.test(measure)) return [[one, 'w']]
    if (kind === 'cut' && measure === 'V' && this.isWaterLeft()) return [[one, 'w']]
    if (typeof owner === 'number' && kind === 'joined' && things.length === 1) return [[one, 'w']]
    if (typeof owner === 'number') return [[one, owner]]
    if (owner === null && this.inner !== null && kind !== 'joined') return [[one, this.inner]]
    if (owner === 'w' && kind === 'apart') return things.length === 1 ? [[one, 0]] : null
    if (owner === 'w' && kind === 'recast') return null
    if (owner === 'w') return [[one, kind === 'row' ? 1 : 'w']]
    if (kind === 'apart') return things.length === 1 ? [[one, 0]] : null
    if (kind === 'recast') return [[one, things.length - 1]]
    if (kind === 'row') return [[one, 1]]
    const said = this.tokens[place - 1]
    const last = this.thingBefore(place)
    // "uska diameter"
    if (last !== null && /[rdhl]/.test(measure) && said?.kind === 'word' && /^(?:uska|uski|iska|its)$/.test(said.text))
      return [[one, last]]
    return /[VSTHb]/.test(measure) ? [[one, 'w']] : null
  }

  /** A price for each m² with lengths in cm, and the unit that is wished for. */
  private inUnit(asked: Asked, unit: string): Asked {
    if (asked.kind === 'increase') return asked
    if (asked.kind !== 'rate') {
      const wished = this.wished()
      if (asked.kind !== 'measure' || wished === null) return asked
      const measure = asked.at.split('.')[1] ?? ''
      const ours = lengths[unit]
      if (!ours) return asked
      if (wished === 'litre' && measure === 'V')
        return { ...asked, unit: ['litres', cube(divide(fraction(100), ours))] }
      const other = lengths[wished]
      return other && wished !== unit && /^[rdhlLbaH]$/.test(measure)
        ? { ...asked, unit: [wished, divide(other, ours)] }
        : asked
    }
    const [currency = '', per = ''] = asked.unit.split(' per ')
    const other = lengths[per.replace(/\^.$/, '')]
    const ours = lengths[unit]
    const power = Number(/\d$/.exec(per)?.[0] ?? 1)
    let { rate } = asked
    if (per === 'litre' && ours) rate = divide(rate, cube(divide(fraction(100), ours)))
    else if (other && ours && per.replace(/\^.$/, '') !== unit)
      for (let i = 0; i < power; i++) rate = divide(rate, divide(other, ours))
    const isKilo = currency === 'g' && this.says(/^(?:kgs?|kilograms?)$/)
    return { ...asked, rate: isKilo ? divide(rate, fraction(1000)) : rate, unit: isKilo ? 'kg' : currency }
  }

  private wished(): string | null {
    const at = this.tokens.findLastIndex(
      (token) => token.kind === 'word' && /^(?:metres?|meters?|centimetres?|litres?|liters?)$/.test(token.text),
    )
    const token = this.tokens[at]
    const word = token?.kind === 'word' ? token.text : ''
    return word === '' ? null : /^lit/.test(word) ? 'litre' : /^cent/.test(word) ? 'cm' : 'm'
  }
}

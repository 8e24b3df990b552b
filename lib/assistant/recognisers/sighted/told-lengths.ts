import { rewritten, type Signs } from './rewriting'
import type { SceneText } from './scene-text'
import type { TwoTerm } from '../../../solutions/trigonometry/pieces/two-term'

/** "U3t": the top of the third thing. */
export type Place = string
export const thingOf = (place: Place): string => place.replace(/[tf]$/, '')

/** Two ends on the ground and how far apart they are; '' for the point from which is seen. */
export interface Span {
  readonly ends: readonly [Place, Place]
  readonly length: TwoTerm
}

/** Where one goes; 'any': the angles tell. */
export type Direction = 'towards' | 'back' | 'any'

export type Ask =
  | { readonly kind: 'height'; readonly thing: string }
  | { readonly kind: 'span'; readonly ends: readonly [Place, Place] }
  /** Between the two of a pair, or the banks. */
  | { readonly kind: 'gap'; readonly thing: string }
  | { readonly kind: 'ratio' }

/** What is told of lengths, and what is left to be read. */
export interface ToldLengths {
  readonly signs: Signs
  readonly heights: ReadonlyMap<string, TwoTerm>
  readonly spans: readonly Span[]
  readonly gap: TwoTerm | null
  /** The thing on top of another: which one. */
  readonly on: ReadonlyMap<string, string>
  readonly move: { readonly length: TwoTerm | null; readonly direction: Direction } | null
  readonly asks: readonly Ask[]
  readonly flags: ReadonlySet<'equal' | 'opposite' | 'same' | 'mid'>
}

/** Reads the lengths, and what is asked; null where a length is told twice. */
export function toldLengths({ signs: all, things, lengths, pairs }: SceneText): ToldLengths | null {
  const heights = new Map<string, TwoTerm>()
  const spans: Span[] = []
  const on = new Map<string, string>()
  const asks: Ask[] = []
  const flags = new Set<'equal' | 'opposite' | 'same' | 'mid'>()
  let [gap, move]: [TwoTerm | null, ToldLengths['move']] = [null, null]
  let isTwice = false
  let signs = ` ${all.join(' ')} . `
  const read = (patterns: readonly string[], act: (...captured: readonly string[]) => string | null) => {
    signs = rewritten(signs, patterns, act)
  }
  const lengthAt = (sign: string): TwoTerm | null => lengths[Number(sign.slice(1))] ?? null
  const isPair = (thing: string) => pairs.has(Number(thing.slice(1)))
  const setHeight = (thing: string, sign: string): string => {
    const length = lengthAt(sign)
    if (!length || heights.has(thing)) isTwice = true
    else heights.set(thing, length)
    return thing
  }
  const setSpan = (one: Place, two: Place, sign: string) => {
    const length = lengthAt(sign)
    if (length) spans.push({ ends: [one, two], length })
  }
  const setMove = (sign: string, direction: Direction): string => {
    const before = move
    if (before?.length || (before && before.direction !== direction && before.direction !== 'any')) isTwice = true
    else move = { length: sign === '' ? null : lengthAt(sign), direction }
    return before ? '' : 'moved'
  }
  const ask = (one: Ask): string => `?${asks.push(one) - 1}`
  const setGap = (sign: string) => {
    if (gap) isTwice = true
    gap = lengthAt(sign)
  }

  // "fixed on top", "installed on the roof"
  read(['on on'], () => 'on')
  read(['if see from'], () => 'from')
  read(['at elev of? #'], (sign) => `at height of ${sign}`)
  read(['from second|opposite side opposite? U? of? G?'], () => 'from P95')
  // "a highway leads to the foot of a tower": what is on it is on one side
  read(['G leads? foot|base? of? U', 'G leads foot of U'], (_road, thing) => {
    flags.add('same')
    return thing
  })
  read(['of? two? opposite P on|at two? opposite? side of? G?', 'of? P on|at two side of? G'], () => {
    flags.add('opposite')
    return 'of P96'
  })
  read(['back second', 'second back'], () => {
    flags.add('same')
    return ''
  })
  read(['U se dist par'], (thing) => thing)
  read(['on A'], (air) => (things[Number(air.slice(1))]?.noun === 'plane' ? 'ground' : null))
  read(['P on P of? P'], (_one, _two, ship) => ship)
  read(['P of U'], (window) => window)
  read(
    [
      'P on|at second|opposite side of? G opposite? U?',
      'P on|at second|opposite side opposite? U',
      'P on|at side of? G?',
      'U on|at side of? G?',
    ],
    (thing) => thing,
  )
  read(['opposite U'], (thing) => (signs.includes(` second ${thing} `) ? `second ${thing}` : thing))
  read(
    ['A ka refl', 'refl of he? A', 'refl of? A? in? ground?', 'refl in? ground?', 'in? ground ka? refl'],
    () => 'A99',
  )
  // "the temple tower" is one thing, "the other tower" another
  read(['U U'], (one, two) => (isPair(one) || isPair(two) ? null : two))
  read(
    ['neglect he? height', 'neglect height of? he? PA', 'neglect PA ka? height', 'neglect ,? he? height of? P?'],
    () => '',
  )
  read(['equal|same height', 'height equal|same', 'equally high'], () => {
    flags.add('equal')
    return ''
  })
  // "a multi-storeyed building", and no other one before it
  const isOther = (thing: string) =>
    !new RegExp(`^.*? second ${thing} `).exec(signs)?.[0].split(' ').slice(0, -3).includes(thing)
  const lone = new Set(
    [...signs.matchAll(/ second (U\d+)(?= )/g)].flatMap(([, thing]) =>
      thing !== undefined && isOther(thing) ? thing : [],
    ),
  )
  read(['second U'], (thing) => (lone.has(thing) ? thing : `U${Number(thing.slice(1)) + 100}`))
  const [both] = pairs
  for (const part of ['top', 'foot'])
    read([`${part} of|ka? first U?`], () => (both === undefined ? null : `${part} of U${both}`))
  for (const part of ['top', 'foot'])
    read([`${part} of|ka? second`], () => (both === undefined ? null : `${part} of U${both + 100}`))
  read(['same P'], (point) => point)
  read(['second P # above first? P?'], (point, sign, first) => {
    on.set('P94', first || point)
    setHeight('P94', sign)
    return 'P94'
  })
  read(['first U', 'two ka? U', 'he U'], (thing) => thing)
  read(['he P', 'two P', 'he A', 'two A'], (thing) => thing)

  // "100 m high lighthouse", "a pole of height 6 m", "the height of the tower is 45 m"
  read(['U # high', 'U , # high'], (thing, sign) => setHeight(thing, sign))
  read(['# high|long U'], (sign, thing) => setHeight(thing, sign))
  read(
    [
      'U height of? #',
      'U of height #',
      'U ka height #',
      'height of|ka UPA #',
      'U # in? height',
      'PA of height #',
      'P ka? height #',
      'P # high above? ground',
      'P # high|long',
      'A move? in? at|on height of? # above|from? ground?',
      'A at # height',
      'A # above ground',
      'A ground se # above',
      'A # ka height at|on',
      'A # height at|on',
      'P ,? # above ground|P',
      'P ,? # above',
      'P ground ka? se # above',
      'P height # above ground',
      'P at|on height of? # above? ground?',
      'PA # ka height se',
    ],
    (thing, sign) => setHeight(thing, sign),
  )
  read(['# high|long P', '# U', '# ground se above PA', '# above ground PA', '# ka U'], (sign, thing) =>
    setHeight(thing, sign),
  )
  read(['ground se # above|height A'], (sign, thing) => setHeight(thing, sign))
  read(['ground ka? se # above at? P'], (sign, thing) => setHeight(thing, sign))
  read(
    [
      'eye at? height? of? # above? ground?',
      'eye level? # above ground',
      '# above ground eye',
      'high #',
      'height of # above ground',
    ],
    (sign) => {
      const observer = /(?<= )P\d+(?= )/.exec(signs)?.[0]
      return setHeight(observer ?? 'P99', sign)
    },
  )
  // "Meenal is 1.6 m tall and sees ...": a name has no sign
  read(['# high and|,'], (sign) => {
    if (!/ (?:see|eye|he|P97) /.test(signs)) return null
    setHeight('P99', sign)
    return ','
  })
  read(['at height of # from|above side'], (sign) => {
    setHeight(/(?<= )P\d+(?= )/.exec(signs)?.[0] ?? 'P99', sign)
    return ''
  })
  read(['of two? side on? opposite side of? G?', 'of two? side of? G?'], () => {
    flags.add('opposite')
    return 'of P96'
  })
  read(['he? eye of? P?', 'P ka eye'], (point) => {
    const observer = point || (/(?<= )P\d+(?= )/.exec(signs)?.[0] ?? 'P97')
    return observer
  })
  read(['on|at ground', 'ground par', 'ground'], () => '')

  // "tower 50 m." alone
  read(['. U # .'], (thing, sign) => `. ${setHeight(thing, sign)} .`)
  // parts of things
  read(['top and foot of|ka U'], (thing) => `${thing}t and ${thing}f`)
  read(['foot and top of|ka U'], (thing) => `${thing}f and ${thing}t`)
  read(['U ka top and foot'], (thing) => `${thing}t and ${thing}f`)
  read(['U ka foot and top'], (thing) => `${thing}f and ${thing}t`)
  read(['top of|at|on|ka? two? ka? he? U', 'U ka|on|par? top'], (thing) => `${thing}t`)
  read(['foot of|ka? two? he? U', 'U ka|on|par? foot'], (thing) => `${thing}f`)
  for (const part of ['top', 'foot'] as const)
    signs = signs.replaceAll(new RegExp(`(?<= )${part}(?= )`, 'g'), (_: string, at: number) => {
      const last = [...signs.slice(0, at).matchAll(/(?<= )U\d+/g)].at(-1)?.[0] ?? /(?<= )U\d+/.exec(signs)?.[0]
      return last === undefined ? part : `${last}${part.charAt(0)}`
    })

  read(['and? in Uf', 'in G'], () => '')
  for (const [one, two] of [
    ['elev', 'depr'],
    ['depr', 'elev'],
  ] as const)
    read([`${one} and ${two} of X and X on? opposite? side? of? G? ,? ^ and ^`], (...found) => {
      const [a, b, c, d] = found.filter((sign) => sign !== '' && !sign.startsWith('G'))
      return `${one} of ${a} ${c} and ${two} of ${b} ${d}`
    })

  // a flagstaff on a building
  read(['Ux ,? on at? Ux', 'U above U'], (above, below) => {
    on.set(thingOf(above), thingOf(below))
    return above
  })
  read(
    ['U and? surmounted U', 'on Ut on? U', 'U ka above U', 'Ut par U', 'Ut ka above U', 'U par U'],
    (below, above) => {
      on.set(above, thingOf(below))
      return `${above} ,`
    },
  )

  // moves
  read(
    [
      'second? P # back|away from? P on? same? side?',
      'second P # away from P on? P? Uf?',
      'second P # away from first? on? P? Uf?',
      'second P # away',
    ],
    (point, sign) => `${setMove(sign, 'any')} ${point}`,
  )
  read(
    ['second P # towards from|of|ka? Ux?', 'second P # back from|of? Ux?'],
    (point, sign) => `${setMove(sign, 'any')} ${point}`,
  )
  read(['at dist from Ux'], () => '')
  // "a balloon moves, a girl sees it at 60° then at 30°"
  read(['at ^ if|and at? ^'], (one, two) =>
    / A\d+ move /.test(signs) ? `at ${one} ${setMove('', 'any')} ${two}` : null,
  )
  read(['change? from? ^ se ^', 'change from? ^ move? ^'], (one, two) => `${one} ${setMove('', 'any')} ${two}`)
  read(
    [
      'find dist P? he? move towards|back? Ux?',
      'far he? P? move',
      'find far move',
      'dist P? he? move',
      'dist move by? of? PA?',
      'find dist PA move?',
    ],
    () => {
      return ask({ kind: 'gap', thing: '' })
    },
  )
  read(
    [
      'move dist? of? # towards ka|of|from? Ux?',
      'move towards ka|of|from? Ux? #',
      '# towards move? ka|of|from|to? Ux?',
      'Ux ka towards move? # move?',
      'towards Ux #',
    ],
    (one, two) =>
      one.startsWith('#') ? setMove(one, 'towards') : two?.startsWith('#') ? setMove(two, 'towards') : null,
  )
  read(
    [
      'move # back|away from? Ux?',
      '# back away? move? from? Ux?',
      'back move? #',
      'move back|away from? Ux? #',
      'Ux se # back|away move',
    ],
    (one, two) => (one.startsWith('#') ? setMove(one, 'back') : two?.startsWith('#') ? setMove(two, 'back') : null),
  )

  read(['change ^'], (angle) => (move ? null : `${setMove('', 'any')} ${angle}`))
  read(['Ux ka towards'], () => (move ? setMove('', 'towards') : null))

  // how far apart
  read(['move? towards of? Ux?'], () => (move ? (setMove('', 'towards'), '') : null))
  read(['move? back|away from? Ux?'], () => (move ? (setMove('', 'back'), '') : null))

  read(['# width G', 'width of|ka? G #'], (one, two) => {
    setGap(one.startsWith('#') ? one : (two ?? ''))
    return one.startsWith('#') ? (two ?? '') : one
  })
  read(['G ,? # width', 'G ka width #'], (road, sign) => {
    setGap(sign)
    return road
  })
  read(['X and X # apart', 'X and X at|on dist of? #', 'X and X dist #'], (one, two, sign) => {
    setSpan(one, two, sign)
    return `${one} and ${two}`
  })
  read(
    ['dist between|of X and|from X #', 'dist of X from X #', 'X and X ka between ka? dist #', 'X se X ka dist #'],
    (one, two, sign) => {
      setSpan(one, two, sign)
      return `${one} and ${two}`
    },
  )
  read(
    [
      'dist between? two? X #',
      'two? X # apart',
      'X ka between ka? dist #',
      'X # dist apart',
      'X at dist of? # apart',
      'X # away|far? from second',
    ],
    (one, sign) => {
      if (!isPair(thingOf(one)) && !/^P/.test(one)) return null
      setGap(sign)
      return one
    },
  )
  read(
    [
      'X at? dist of? # away? from X',
      'X at|, # away|far|dist? from X',
      'X # away|far|dist? from X',
      'X X se # away|dist|far at|on?',
    ],
    (one, two, sign) => {
      const [length, other] = two.startsWith('#') ? [two, sign] : [sign, two]
      if (!length || !other) return null
      setSpan(one, other, length)
      return one
    },
  )
  read(['at? dist of? # away? from X', '# away|far|dist? from X', 'at # dist from X'], (sign, other) => {
    setSpan('', other, sign)
    return ','
  })
  read(['X se # away|far|dist ka? at|on|par? dist? P?', 'X se # ka? dist at|on?'], (other, sign, point) => {
    setSpan(point ?? '', other, sign)
    return point ?? ','
  })
  read(['dist between X #'], () => null)

  read(['and? # apart'], (sign) => {
    setGap(sign)
    return ''
  })

  // what is asked
  const askHeight = (thing: string): string => ask({ kind: 'height', thing: thingOf(thing) })
  const askSpan = (one: Place, two: Place): string => ask({ kind: 'span', ends: [one, two] })
  read(
    [
      'ratio of? he? height of? U and U',
      'ratio of? he? height of? U',
      'U and U ka height ka ratio',
      'U ka height ka ratio',
      'ratio of|ka? he? height',
    ],
    () => {
      return ask({ kind: 'ratio' })
    },
  )
  read(['find height of? two? X and X'], (one, two) => `${askHeight(one)} ${askHeight(two)}`)
  read(
    [
      'height|long|high of|ka? he? two? UPA',
      'UPA ka|he? height|high|long find?',
      'U find high|height',
      'A find high|height',
    ],
    (thing) => askHeight(thing),
  )
  read(['find he? height', 'high find', 'find high', 'height find', 'find long', 'and he? height .'], () => {
    const last = [...signs.matchAll(/(?<= )U\d+/g)].at(-1)?.[0]
    return last === undefined ? null : askHeight(last)
  })
  const spans_: readonly string[] = [
    'dist between|of? X and|from|se X',
    'dist of X from X',
    'far of? X from X',
    'X dist|far from X',
    'X ka dist X se find?',
    'X and X ka? between? ka? dist',
    'X se X ka dist|away find?',
    'X X se find? away|far|dist find?',
    'far X and X apart?',
    'X and X far? apart',
    'X far from X',
  ]
  read(spans_, (one, two) => askSpan(one, two))
  const askGap = (one: string) => `${ask({ kind: 'gap', thing: thingOf(one) })} ${one}`
  read(['dist between of? two? X', 'far? apart X', 'X far? apart', 'X ka between ka? dist', 'far X apart'], (one) =>
    !isPair(thingOf(one)) && !/^P/.test(one) ? null : askGap(one),
  )
  // "the distance of the point" lacks what it is from
  read(['dist of? two? X', 'X ka? ka? dist'], (one) =>
    !isPair(thingOf(one)) || (/^U/.test(one) && !signs.includes(' between ')) ? null : askGap(one),
  )
  read(['width of|ka? G', 'G ka? width'], (road) => {
    return ask({ kind: 'gap', thing: road })
  })
  read(['far|dist from X', 'X se find? away|far|dist', 'dist of X', 'far X'], (one) => askSpan('', one))

  read(['mid of|ka? Uf', 'mid of|ka? P? Uf', 'mid'], () => {
    flags.add('mid')
    return 'P98'
  })
  read(
    [
      'opposite second on? opposite? side? of? G?',
      'opposite side? of? Ux?',
      'two side of? Ux?',
      'on? second side of? Ux?',
      'between two? Uf|Ut|U? on|of? G?',
    ],
    () => {
      flags.add('opposite')
      return ''
    },
  )
  read(['P second on? same side? of? Ux?', 'P P on? same side? of? Ux?'], (point) => {
    flags.add('same')
    return point
  })
  read(['same side of? Ux?', 'same'], () => {
    flags.add('same')
    return ''
  })
  read(['change from?'], () => '')
  read(['moved at|par? P'], (point) => `moved from ${point}`)
  read(['ka ,'], () => ',')
  read(['ka .'], () => '.')
  read(['pos of he? P'], (point) =>
    ask({ kind: 'span', ends: [point, 'U' + (/(?<= )U(\d+)/.exec(signs)?.[1] ?? '0')] }),
  )
  return isTwice ? null : { signs, heights, spans, gap, on, move, asks: inOrder(signs, asks), flags }
}

/** As they stand in the question. */
const inOrder = (signs: Signs, asks: readonly Ask[]): readonly Ask[] =>
  [...signs.matchAll(/\?(\d+)/g)].flatMap(([, index]) => asks[Number(index)] ?? [])

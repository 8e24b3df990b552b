import { centreNamed } from './centre-named'
import { letterFacts } from './named-lengths'
import { phrase, told } from '../../question/phrase'
import { factsOf } from '../../question/question'
import { lengthsIn, namesOf, segment } from '../../question/segments'
import { without } from '../../question/without'
import { recogniser } from '../../recogniser'
import { kiteMeasures as solution, type KiteMeasure, type KiteMeasures } from '../../../solutions/circles/kite-measures'

/** "PA, PB tangents, O centre. OA = 9 cm, OP = 15 cm. Find PA, the perimeter of PAOB and the area of PAOB." */
export const kiteMeasures = recogniser<KiteMeasures>({
  id: 'measures-of-two-tangents',
  solution,
  story: true,
  last: true,
  cues: ['tangents', 'tangent', 'touch', 'touching'],
  words: [
    ...['tangents', 'tangent', 'touch', 'touching', 'circle', 'circular', 'centre', 'center', 'radius', 'point', 'two'],
    ...[
      'external',
      'drawn',
      'quadrilateral',
      'distance',
      'pair',
      'outside',
      'straight',
      'length',
      'each',
      'away',
      'has',
    ],
    ...['long', 'total', 'both', 'perimeter', 'area', 'all', 'kite', 'i', 'ii', 'iii', 'respectively'],
  ],
  examples: [
    'PA, PB tangents, O centre. OA = 9 cm, OP = 15 cm. find: PA, perimeter of PAOB, area of PAOB',
    'circle ka radius 3 cm hai aur bahar ke point P se tangent PA aur PB 4 cm ke hai, centre O. quadrilateral PAOB ka perimeter kya hoga',
  ],
  refuses: [
    'PA, PB tangents, O centre. OA = 9 cm, OP = 15 cm. find: PA, perimeter of PAB',
    'PA, PB tangents, O centre. OA = 9 cm, OP = 15 cm. find: PA, AB, area of PAOB',
    'PA, PB tangents, O centre. OA = 9 cm, OP = 15 cm. find: PA, angle APB',
    'PA, PB tangents, O centre. OA = 9 cm, OP = 15 cm, AB = 14.4 cm. find: PA, area of PAOB',
  ],
  read: (question) => {
    const lengths = lengthsIn(question)
    const { o, found: centre } = centreNamed(question)
    const between = phrase(
      question,
      '@pa:letter @pb:letter * tangents|touch|touching',
      '@pa:letter @pb:letter two ropes|paths|wires|strings? touch|touching',
      'tangents|tangent @pa:letter @pb:letter',
      'tangents|tangent @pa:letter @pb:length',
    )
    const first = between?.facts.pa.name ?? ''
    const second = between?.facts.pb.name ?? ''
    const p = [...first].find((letter) => second.includes(letter))
    if (!lengths || !between || !p || first.length !== 2 || second.length !== 2 || first === second) return null
    const [a, b] = [first, second].map((name) => name.replace(p, ''))
    if (!a || !b || [a, b, p].includes(o) || factsOf(question, 'angle').length > 0) return null
    const of = (...names: readonly string[]) => {
      const found = names.flatMap((name) => lengths.of.get(segment(name)) ?? [])
      return found.length === 1 ? found[0] : undefined
    }
    const radius = phrase(question, 'radius #r', '#r radius')
    const beside = radius ? without(question, radius) : question
    const fromO = phrase(
      beside,
      '#d away? @o:letter',
      'distance #d centre|center? @o:letter',
      '#d away? centre|center @o:letter',
    )
    const far =
      fromO ?? phrase(beside, '#d away? centre|center', 'distance #d centre|center', 'distance * centre|center #d')
    if (fromO && fromO.facts.o.name !== o) return null
    const [named, both, op] = [of(`${o}${a}`, `${o}${b}`), of(`${p}${a}`, `${p}${b}`), of(`${o}${p}`)]
    if ((named && radius) || (op && far)) return null
    const r = named ?? radius?.numbers.r
    const d = op ?? far?.numbers.d
    const known = [r, d, both].filter((value) => value !== undefined)
    if (known.length !== 2 || lengths.of.size !== [named, both, op].filter(Boolean).length) return null
    const units = [lengths.unit, radius?.units.r ?? '', far?.units.d ?? ''].filter(
      (one) => one !== '' && one !== 'units',
    )
    if (new Set(units).size > 1) return null
    const kite = [`${p}${a}${o}${b}`, `${p}${b}${o}${a}`, `${o}${a}${p}${b}`, `${o}${b}${p}${a}`]
    const wanted: { readonly what: KiteMeasure; readonly at: number }[] = []
    const start = Math.max(
      -1,
      ...question.apart.flatMap((item, at) =>
        (radius?.taken.includes(item) ?? false) ||
        (far?.taken.includes(item) ?? false) ||
        item.kind === 'length' ||
        between.taken.includes(item) ||
        (centre?.taken.includes(item) ?? false)
          ? [at]
          : [],
      ),
    )
    const items = question.apart
    for (const [at, item] of items.entries()) {
      if (at <= start) continue
      const measure = items
        .slice(Math.max(start + 1, at - 4), at)
        .findLast((one) => one.kind === 'letter' || (one.kind === 'word' && /^(?:perimeter|area)$/.test(one.text)))
      const next = items
        .slice(at + 1, at + 4)
        .find((one) => one.kind === 'word' && /^(?:perimeter|area)$/.test(one.text))
      if (item.kind === 'letter' && item.name.length === 4) {
        if (!kite.includes(item.name)) return null
        const name = measure?.kind === 'word' ? measure.text : next?.kind === 'word' ? next.text : null
        if (name !== 'perimeter' && name !== 'area') return null
        const before = items.slice(Math.max(start + 1, at - 6), at)
        const two = before.flatMap((one) =>
          one.kind === 'word' && /^(?:perimeter|area)$/.test(one.text) ? [one.text] : [],
        )
        for (const what of ['perimeter', 'area'] as const)
          if ((two.includes(what) || what === name) && !wanted.some((one) => one.what === what))
            wanted.push({ what, at })
      } else if (item.kind === 'letter' && item.name.length === 2) {
        const name = segment(item.name)
        const what = [`${p}${a}`, `${p}${b}`].map(segment).includes(name)
          ? 'tangent'
          : name === segment(`${o}${p}`)
            ? 'distance'
            : [`${o}${a}`, `${o}${b}`].map(segment).includes(name)
              ? 'radius'
              : null
        if (!what) return null
        wanted.push({ what, at })
      } else if (item.kind === 'letter' && ![p, a, b, o].includes(item.name)) return null
      else if (
        item.kind === 'word' &&
        (item.text === 'total' || (item.text === 'all' && !question.words.includes('total')))
      )
        wanted.push({ what: 'both', at })
    }
    // what is asked in words alone must be asked by a name too
    const measures = items.filter(
      (item, at) => at > start && item.kind === 'word' && /^(?:perimeter|area)$/.test(item.text),
    )
    const asked = wanted.map(({ what }) => what)
    if (asked.length === 0 || new Set(asked).size !== asked.length) return null
    if (measures.length !== asked.filter((one) => one === 'perimeter' || one === 'area').length) return null
    const rest = letterFacts(question).every(
      (fact) => fact.kind === 'letter' && [...fact.name].every((letter) => [p, a, b, o].includes(letter)),
    )
    const total = phrase(
      question,
      'total length two? straight? paths|tangents|ropes',
      'total length both? tangents',
      'much rope used all',
    )
    if (!rest || namesOf(question, 3).length > 0 || (asked.includes('both') && !total)) return null
    if (asked.some((one) => (one === 'tangent' && both) || (one === 'radius' && r) || (one === 'distance' && d)))
      return null
    const ropes = phrase(question, '@pa:letter @pb:letter #n ropes|paths|tangents|strings|wires')
    if (ropes && ropes.numbers.n.n !== 2n) return null
    const all = told(question, between, centre, radius, far, total, ropes)
    const letters = { P: p, A: a, B: b, O: o }
    return {
      given: {
        ...(r && { radius: r }),
        ...(d && { distance: d }),
        ...(both && { tangent: both }),
        asked,
        unit: units[0] ?? 'units',
      },
      used: [...all.used, ...lengths.used, ...letterFacts(question)],
      said: all.said,
      ...(Object.entries(letters).some(([one, own]) => one !== own) && { letters }),
    }
  },
  unit: ({ asked, unit }) => (asked.length > 1 ? '' : asked[0] === 'area' ? `${unit}²` : unit),
})

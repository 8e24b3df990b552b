import type { Frame } from './frame'
import { n } from './words'

/** Similar triangles, and circles with their tangents. */
export const geometry: readonly Frame[] = [
  // "2 similar tri perimeters 25 15 cm 1st ki side 9 corresponding side?"
  {
    slots: {
      what: /\b(?:2|two|do) similar (?:tri(?:angle)?s?|△s?)\b/,
      perimeters: new RegExp(`perimeters? (?:are |is )?${n} ?(?:cm|m)? ?(?:,|and|aur|n)? ?${n} ?(?:cm|m)?`),
      side: new RegExp(
        `(?:(?:1st|first|one)(?: triangle| tri)?(?:'s)? (?:ki |ka )?)(?:1 |one |ek )?side (?:of (?:the )?first )?(?:is |= ?)?${n} ?(?:cm|m)?|side of (?:the )?(?:1st|first) (?:is |= ?)?${n} ?(?:cm|m)?`,
      ),
      ask: /\bcorr?(?:esponding)? side\b/,
    },
    around: /^(?:cm|m|other|second|2nd|triangle|perimeter|corresponding|side)$/,
    put: (found) =>
      `The perimeters of two similar triangles are ${found('perimeters')} cm and ${found('perimeters', 2)} cm respectively. If one side of the first triangle is ${found('side') || found('side', 2)} cm, find the corresponding side of the other triangle.`,
  },
  // "girl 90cm walks away from lamp 3.6m at 1.2m/s shadow after 4 sec"
  {
    slots: {
      girl: new RegExp(
        `(girl|boy|man|woman) (?:of )?(?:height )?${n} ?(cm|m)\\b(?: tall)?|${n} ?(cm|m) (?:tall )?(girl|boy|man|woman)`,
      ),
      away: /\bwalk(?:s|ing)? away\b/,
      lamp: new RegExp(`lamp(?: ?post)?(?: of)?(?: height)? ${n} ?m\\b|${n} ?m (?:high )?lamp(?: ?post)?`),
      speed: new RegExp(`${n} ?m ?(?:/ ?s(?:ec)?|per sec(?:ond)?)`),
      shadow: /\bshadow(?: length| ki length)?\b/,
      time: new RegExp(`after ${n} ?(?:seconds?|secs?|s)\\b|${n} ?(?:seconds?|secs?|s) (?:baad|later|after)`),
    },
    around: /^(?:base|foot|length|lamp|post|speed|away|high|tall|height)$/,
    put: (found) => {
      const who = found('girl') || found('girl', 6)
      const [tall, unit] = [found('girl', 2) || found('girl', 4), found('girl', 3) || found('girl', 5)]
      return `A ${who} of height ${tall} ${unit} is walking away from the base of a lamp-post at a speed of ${found('speed')} m/s. If the lamp is ${found('lamp') || found('lamp', 2)} m above the ground, find the length of the shadow after ${found('time') || found('time', 2)} seconds.`
    },
  },
  // "2 poles 6m 11m feet 12m apart dist b/w tops"
  {
    slots: {
      poles: new RegExp(
        `(?:2|two|do) (?:vertical )?poles (?:of )?(?:heights? )?${n} ?m(?: high)? ?(?:,|and|aur|n)? ?${n} ?m(?: high)?`,
      ),
      apart: new RegExp(`(?:feet |foot |distance between (?:their )?feet )?(?:is |are )?${n} ?m(?: apart| door)?`),
      ask: /\bdist(?:ance)? (?:between |of )?(?:their |the )?tops?|tops? k[ei] (?:beech )?(?:ki |ka )?(?:distance|door\w*)\b/,
    },
    around: /^(?:feet|apart|tops?|between|plane|ground|stand|standing|distance|beech|high)$/,
    put: (found) =>
      `Two poles of heights ${found('poles')} m and ${found('poles', 2)} m stand on a plane ground. If the distance between their feet is ${found('apart')} m, find the distance between their tops.`,
  },
  // "abc right at b bd perp ac ad 4 cd 9 bd"
  {
    slots: {
      right: /^(?:in )?(?:triangle )?abc (?:is )?right(?: angled)?(?: angle)? at b\b/,
      altitude: /\bbd ?(?:is )?(?:perp(?:endicular)?|⊥)(?: to)? ac\b/,
      ad: new RegExp(`\\bad ?=? ?${n}(?: ?cm)?`),
      cd: new RegExp(`\\b(?:cd|dc) ?=? ?${n}(?: ?cm)?`),
      ask: /\bbd\b/,
    },
    around: /^(?:cm|length)$/,
    put: (found) =>
      `In right triangle ABC right angled at B, BD is perpendicular to AC, AD = ${found('ad')} cm, CD = ${found('cd')} cm. Find BD.`,
  },
  // "isosceles triangle ac=bc ab2=2ac2 prove right angle at c"
  {
    slots: {
      sides: /\bac ?= ?bc\b/,
      squares: /\bab ?(?:2|²|\^2) ?= ?2 ?ac ?(?:2|²|\^2)/,
      prove: /\b(?:prove|show)(?: that)?\b/,
      right: /\bright(?:[- ]?angled?)?(?: triangle)?(?: at c)?\b/,
    },
    around: /^(?:isosceles|triangle|abc|at|c|angle|angled|abc)$/,
    put: () => 'ABC is an isosceles triangle with AC = BC. If AB² = 2AC², prove that ABC is a right triangle.',
  },
  // "6 m pole shadow 4 m, tower shadow 28 m, height"
  {
    slots: {
      pole: new RegExp(
        `(?:vertical )?(pole|stick|boy|girl|man|tree)(?: of)?(?: length| height)? ${n} ?m(?: (?:long|tall|high))? (?:casts? )?(?:a )?(?:ki )?shadow (?:of )?${n} ?m|${n} ?m (?:long |tall |high |vertical )?(pole|stick|boy|girl|man|tree)(?: casts?)?(?: a)?(?: ki)? shadow (?:of )?${n} ?m`,
      ),
      tower: new RegExp(`(tower|building|tree|temple|flagpole)(?: casts?)?(?: a)?(?: ki| ka)? shadow (?:of )?${n} ?m`),
      'ask?': /\b(?:height|ht)(?: of (?:the )?(?:tower|building|tree|temple))?\b/,
    },
    around: /^(?:same|time|height|tower|building|long|us|samay|ki)$/,
    put: (found) => {
      const [what, high, shade] = [
        found('pole') || found('pole', 5),
        found('pole', 2) || found('pole', 4),
        found('pole', 3) || found('pole', 6),
      ]
      return what === found('tower')
        ? null
        : `A vertical ${what} ${high} m high casts a shadow ${shade} m long on the ground and at the same time a ${found('tower')} casts a shadow ${found('tower', 2)} m long. Find the height of the ${found('tower')}.`
    },
  },
  // "2 tangents from external pt angle 70 then angle b/w radii"
  {
    slots: {
      tangents: /\b(?:2|two|do)? ?tangents?\b(?: (?:from )?(?:an |a )?(?:external|ext|outside) (?:point|pt))?/,
      angle: new RegExp(
        `(?:inclined (?:at )?|angle (?:between (?:them )?)?(?:is |of |= ?)?)${n}(?: degrees?|°)?|${n}(?: degrees?|°)? (?:ka )?angle`,
      ),
      ask: /\bangle between (?:the )?(?:2 |two )?radii\b|\bradii k[ei] beech (?:ka )?angle\b/,
    },
    around: /^(?:external|point|pt|tpt|tangents|circle|drawn|them|beech)$/,
    put: (found) =>
      `If two tangents drawn from an external point to a circle are inclined at an angle of ${found('angle') || found('angle', 2)}°, find the angle between the two radii.`,
  },
  // "quad circumscribes circle ab 6 bc 7 cd 4 ad"
  {
    slots: {
      quad: /\b(?:quad(?:rilateral)?)\b(?: abcd)?/,
      around: /\b(?:circumscrib\w+(?: (?:a |the )?circle)?|touches (?:a )?circle)\b/,
      ab: new RegExp(`\\bab ?=? ?${n}(?: ?cm)?`),
      bc: new RegExp(`\\bbc ?=? ?${n}(?: ?cm)?`),
      cd: new RegExp(`\\b(?:cd|dc) ?=? ?${n}(?: ?cm)?`),
      ask: /\b(?:ad|da)\b/,
    },
    around: /^(?:circle|cm|abcd|length)$/,
    put: (found) =>
      `A quadrilateral ABCD circumscribes a circle. If AB = ${found('ab')} cm, BC = ${found('bc')} cm, CD = ${found('cd')} cm, find AD.`,
  },
  // "rt triangle 8 15 inradius"
  {
    slots: {
      right: /\b(?:rt|right)(?:[- ]?angled?)? triangle\b/,
      legs: new RegExp(
        `(?:legs |sides |perpendicular sides |base |with )*${n}(?: ?cm)? ?(?:and|,|n|aur)? ?(?:height )?${n}(?: ?cm)?`,
      ),
      ask: /\b(?:in ?radius|inradius|radius (?:of )?(?:the )?(?:incircle|in circle|inscribed circle)|(?:incircle|inscribed circle)(?:'s)? (?:ka |ki )?radius)\b/,
    },
    around: /^(?:legs|sides|cm)$/,
    put: (found) =>
      `Find the radius of the circle inscribed in a right triangle whose sides containing the right angle are ${found('legs')} cm and ${found('legs', 2)} cm.`,
  },
]

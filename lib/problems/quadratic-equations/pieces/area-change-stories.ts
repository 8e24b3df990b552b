/** A rectangle whose sides both change by x. */
export interface AreaChange {
  readonly story: 'photo' | 'lawn' | 'poster' | 'cloth'
  readonly length: number
  readonly breadth: number
  readonly x: number
  /** Longer, or shorter. */
  readonly way: 1 | -1
  /** Which side part (i) asks, and what the last part asks. */
  readonly side: 'length' | 'breadth'
  readonly last: 'x' | 'perimeter'
}

export const newArea = ({ length, breadth, x, way }: AreaChange): number => (length + way * x) * (breadth + way * x)

const multiples: Readonly<Record<number, string>> = { 2: 'doubles', 3: 'becomes three times as large' }

export function areaStory({ story, length, breadth }: AreaChange, area: number) {
  const unit = story === 'lawn' ? 'm' : 'cm'
  const times = multiples[area / (length * breadth)]
  const result = times ? `so that its area ${times}` : `and its area becomes $${area}$ ${unit}²`
  const size = `$${length}$ ${unit} long and $${breadth}$ ${unit}`
  const stories = {
    photo: {
      question: `Case study. For an exhibition, Neha has a photo ${size} wide enlarged. The print is $x$ cm longer and $x$ cm wider than the photo, ${result}.`,
      thing: 'photo',
      verb: 'grow',
    },
    lawn: {
      question: `Case study. The housing society of Green Park has a rectangular lawn ${size} broad. It is extended by $x$ m in length and by $x$ m in breadth, ${result}.`,
      thing: 'lawn',
      verb: 'grow',
    },
    poster: {
      question: `Case study. The poster of the school's science club is ${size} wide. To fit the notice board, Rehan reduces its length and its width by $x$ cm each, ${result}.`,
      thing: 'poster',
      verb: 'shrink',
    },
    cloth: {
      question: `Case study. In the craft class Lata has a rectangular piece of cloth ${size} broad. A strip of width $x$ cm is cut off along one longer side, and another of the same width along one shorter side; the area of the cloth that is left is $${area}$ cm².`,
      thing: 'piece of cloth',
      verb: 'shrink',
    },
  }
  const named = story === 'photo' || story === 'poster' ? 'width' : 'breadth'
  return { ...stories[story], unit, names: { length: 'length', breadth: named } }
}

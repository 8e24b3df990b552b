/** What is measured in parts of a unit; limits in hundredths. */
export interface DecimalStory {
  readonly tell: (total: number) => string
  readonly head: readonly [classes: string, frequencies: string]
  readonly what: string
  readonly unit: string
  readonly froms: readonly number[]
  readonly widths: readonly number[]
}

export const decimalStories: readonly DecimalStory[] = [
  {
    tell: (n) =>
      `After the rains, the rise of the water level in $${n}$ wells of a district was measured, as shown in the table below.`,
    head: ['Rise (in m)', 'Number of wells'],
    what: 'rise of the water level',
    unit: 'm',
    froms: [0],
    widths: [10, 20, 30],
  },
  {
    tell: (n) => `The table below gives the weights at birth of $${n}$ babies born in a hospital.`,
    head: ['Weight (in kg)', 'Number of babies'],
    what: 'weight of the babies',
    unit: 'kg',
    froms: [200, 220],
    widths: [25, 40, 50],
  },
  {
    tell: (n) => `The table below shows the times that $${n}$ students took for a race of $100$ metres.`,
    head: ['Time (in seconds)', 'Number of students'],
    what: 'time taken',
    unit: 's',
    froms: [1300, 1350, 1400],
    widths: [30, 40, 50],
  },
  {
    tell: (n) =>
      `A botanist measured the lengths of $${n}$ petals of a rose plant; the table below shows what was found.`,
    head: ['Length (in cm)', 'Number of petals'],
    what: 'length of the petals',
    unit: 'cm',
    froms: [150, 200, 220],
    widths: [20, 30, 50],
  },
  {
    tell: (n) => `The thickness of $${n}$ metal sheets from a factory was checked. The table below shows the result.`,
    head: ['Thickness (in mm)', 'Number of sheets'],
    what: 'thickness of the sheets',
    unit: 'mm',
    froms: [80, 90, 100],
    widths: [4, 5, 10],
  },
]

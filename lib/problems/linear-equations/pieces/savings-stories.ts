/** Two incomes, p·x and q·x, of which r·y and s·y are spent. */
export interface Budget {
  readonly incomes: readonly [number, number]
  readonly expenses: readonly [number, number]
  readonly x: number
  readonly y: number
  readonly stem: 'sisters' | 'shops' | 'friends' | 'brothers'
}

interface Told {
  readonly question: string
  readonly names: readonly [string, string]
}

/** The question, and who has the two incomes. */
export function storyOf({ incomes: [p, q], expenses: [r, s], stem }: Budget, saved: number): Told {
  const [income, expense] = [`$${p} : ${q}$`, `$${r} : ${s}$`]
  return {
    sisters: {
      names: ['Asha', 'Bina'] as const,
      question: `The monthly incomes of two sisters, Asha and Bina, are in the ratio ${income} and their expenditures in the ratio ${expense}. Each of them saves ₹$${saved}$ a month. Find their monthly incomes.`,
    },
    shops: {
      names: ['Imran', 'Joseph'] as const,
      question: `Imran and Joseph each keep a shop. In a month they took in money in the ratio ${income} and spent in the ratio ${expense}; each had ₹$${saved}$ left. What was the income of each in this month?`,
    },
    friends: {
      names: ['Kavya', 'Lata'] as const,
      question: `Every month Kavya and Lata each put ₹$${saved}$ into a savings account. Their incomes are in the ratio ${income} and their expenditures in the ratio ${expense}. How much does each of them earn in a month?`,
    },
    brothers: {
      names: ['Manoj', 'Naveen'] as const,
      question: `The ratio of the monthly salaries of Manoj and Naveen is ${income}, and the ratio of their monthly expenses is ${expense}. If the savings of each are ₹$${saved}$ a month, find both salaries.`,
    },
  }[stem]
}

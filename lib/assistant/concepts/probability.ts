import { concept, type Rule } from '../rule'

export const probabilityConcepts: readonly Rule[] = [
  concept(
    'complement',
    /complement(?:ary)? (?:of|event)|complementary events?|\bnot happening\b|\bprobability of not\b|at least one/,
    ['What is the probability of the complementary event?', 'probability of at least one head'],
    String.raw`For an event $E$ and its complement "not $E$": $P(E) + P(\text{not } E) = 1$, so
$$P(\text{not } E) = 1 - P(E)$$
It saves counting when the question says "not" or "at least one". Example: at least one head with two coins is $1 - \frac{1}{4} = \frac{3}{4}$.`,
  ),
  concept(
    'cards',
    /\bcards?\b|\b(?:kings?|queens?|jacks?|aces?|spades?|hearts?|clubs)\b|\bof (?:a )?clubs?\b/,
    ['Which cards are there in a pack?'],
    String.raw`A pack has 52 cards: 26 red (hearts and diamonds) and 26 black (spades and clubs), 13 of each suit. There are 4 aces and 12 face cards: 4 kings, 4 queens and 4 jacks. Aces are not face cards.
So $P(\text{face card}) = \frac{12}{52} = \frac{3}{13}$, $P(\text{ace}) = \frac{4}{52} = \frac{1}{13}$ and $P(\text{red king}) = \frac{2}{52} = \frac{1}{26}$.
If cards are removed first, count both the total and the favourable cards again.`,
  ),
  concept(
    'dice',
    /\bdice\b|\bdie\b/,
    ['How do I work with two dice?', 'two dice are thrown'],
    String.raw`One die has 6 equally likely outcomes; two dice have $6 \times 6 = 36$, and $(2, 5)$ and $(5, 2)$ are different.
A sum of 7 comes from $(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)$: $P = \frac{6}{36} = \frac{1}{6}$. A doublet also has $\frac{6}{36} = \frac{1}{6}$.
List the favourable pairs: the list earns the method mark. The number of pairs grows from 1 for the sum 2 to 6 for the sum 7 and falls again to 1 for the sum 12.`,
  ),
  concept(
    'coins',
    /\bcoins?\b|\bheads?\b|\btails?\b|sample space/,
    ['three coins are tossed', 'What is a sample space?'],
    String.raw`The sample space is the list of all possible outcomes. One coin: H, T. Two coins: HH, HT, TH, TT. Three coins have 8 outcomes: HHH, HHT, HTH, THH, HTT, THT, TTH, TTT.
$P(E)$ is the number of favourable outcomes divided by the number of all outcomes. Exactly two heads with three coins: $\frac{3}{8}$.`,
  ),
]

export const probabilityOverview = concept(
  'probability',
  /\bprobabilit(?:y|ies)\b|\bchances?\b|\bequally likely\b/,
  ['What is probability?', 'How do I find the probability of an event?'],
  String.raw`When all outcomes are equally likely,
$$P(E) = \frac{\text{number of outcomes favourable to } E}{\text{number of all possible outcomes}}$$
Count all outcomes first, then the favourable ones, and give the fraction in lowest terms.
$0 \le P(E) \le 1$: an impossible event has probability 0, a sure event 1, and $P(E) + P(\text{not } E) = 1$.`,
)

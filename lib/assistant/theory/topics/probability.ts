import type { TopicTheory } from '../theory'

export const probabilityTheory: TopicTheory = {
  theories: [
    {
      id: 'theoretical-probability',
      names: [
        'theoretical probability',
        'classical probability',
        'probability of an event',
        'probability',
        'probability of event',
      ],
      concept: 1,
      what: String.raw`If all outcomes of an experiment are equally likely, the (theoretical) probability of an event $E$ is $P(E) = \frac{\text{number of outcomes favourable to } E}{\text{number of all possible outcomes}}$.
It lies between 0 and 1.`,
      whys: [
        {
          asks: [
            'is probability never greater than 1',
            'can probability not be more than 1',
            'probability cannot be greater than 1',
            'is probability between 0 and 1',
            'can probability not be greater than 1',
            'does probability lie between 0 and 1',
          ],
          text: 'The favourable outcomes are some of all the outcomes: none at the least, all at the most. So the fraction is at least 0 and at most 1.',
        },
      ],
    },
    {
      id: 'experimental-probability',
      names: ['experimental probability', 'empirical probability'],
      concept: 1,
      what: String.raw`The experimental (empirical) probability is $\frac{\text{number of trials in which the event happened}}{\text{total number of trials}}$. It comes from trials, and with many trials it comes near the theoretical one.`,
    },
    {
      id: 'random-experiment',
      names: ['random experiment', 'experiment', 'trial'],
      concept: 1,
      what: 'A random experiment has several possible outcomes, and which of them comes cannot be told before: tossing a coin, throwing a die, drawing a card.',
    },
    {
      id: 'outcome',
      names: ['outcome', 'outcomes', 'sample space', 'possible outcomes'],
      concept: 1,
      what: 'An outcome is one possible result of an experiment; all of them together are the sample space. A die has the outcomes 1, 2, 3, 4, 5, 6; two coins have HH, HT, TH, TT.',
    },
    {
      id: 'event',
      names: ['event', 'events', 'favourable outcome', 'favourable outcomes'],
      concept: 1,
      what: 'An event is a set of outcomes; those that belong to it are favourable to it. For a die, the event "an even number" has the favourable outcomes 2, 4, 6.',
    },
    {
      id: 'elementary-event',
      names: ['elementary event', 'elementary events'],
      concept: 1,
      what: 'An elementary event has exactly one outcome. The sum of the probabilities of all elementary events of an experiment is 1.',
    },
    {
      id: 'equally-likely-outcomes',
      names: [
        'equally likely outcomes',
        'equally likely events',
        'equally likely',
        'fair coin',
        'unbiased coin',
        'fair die',
        'unbiased',
      ],
      concept: 1,
      what: 'Outcomes are equally likely if none of them has a greater chance than another, as the six faces of a fair (unbiased) die.',
    },
    {
      id: 'sure-event',
      names: ['sure event', 'certain event', 'probability of a sure event', 'probability of sure event'],
      concept: 1,
      what: 'A sure (certain) event happens in every case: its probability is 1.',
    },
    {
      id: 'impossible-event',
      names: ['impossible event', 'probability of an impossible event', 'probability of impossible event'],
      concept: 1,
      what: 'An impossible event never happens: its probability is 0.',
    },
    {
      id: 'complementary-event',
      names: [
        'complementary event',
        'complementary events',
        'complement',
        'complement of an event',
        'not e',
        'probability of not e',
      ],
      concept: 2,
      what: String.raw`The complement of an event $E$ is "not $E$", written $\overline{E}$: it happens exactly when $E$ does not. $P(E) + P(\overline{E}) = 1$.`,
      formula: String.raw`$P(\overline{E}) = 1 - P(E)$`,
      when: 'Use it for "not" and "at least one": it is often shorter to count the outcomes that are not wanted.',
    },
    {
      id: 'pack-of-cards',
      names: ['pack of cards', 'deck of cards', 'playing cards', 'cards', 'face cards', 'face card'],
      concept: 4,
      what: 'A pack has 52 cards in four suits of 13: spades and clubs are black, hearts and diamonds are red. Each suit has ace, 2 to 10, jack, queen, king. Jacks, queens and kings are the 12 face cards; aces are no face cards.',
      whys: [
        {
          asks: ['is ace not a face card', 'ace is not a face card', 'is an ace not a face card'],
          text: 'Face cards are those that show a face: jack, queen and king. The ace shows only the sign of its suit.',
        },
      ],
    },
    {
      id: 'two-dice',
      names: ['two dice', 'outcomes of two dice', 'sample space of two dice'],
      concept: 6,
      what: String.raw`Two dice have $6 \times 6 = 36$ equally likely outcomes; $(2, 5)$ and $(5, 2)$ are different. A sum of 7 comes from 6 of them, a doublet from 6 as well.`,
    },
    {
      id: 'coins',
      names: [
        'coins',
        'outcomes of coins',
        'outcomes of three coins',
        'outcomes of two coins',
        'sample space of coins',
      ],
      concept: 5,
      what: String.raw`$n$ coins have $2^n$ equally likely outcomes: two coins HH, HT, TH, TT; three coins HHH, HHT, HTH, THH, HTT, THT, TTH, TTT.`,
    },
    {
      id: 'leap-year',
      names: ['leap year', 'probability of 53 sundays', '53 sundays'],
      concept: 8,
      what: String.raw`A leap year has 366 days: 52 weeks and 2 days more; another year has 365: 52 weeks and 1 day. So 53 Sundays have the probability $\frac{2}{7}$ in a leap year and $\frac{1}{7}$ in another year.`,
    },
  ],
  differences: [
    {
      between: [
        ['theoretical probability', 'classical probability'],
        ['experimental probability', 'empirical probability'],
      ],
      concept: 1,
      text: 'Theoretical probability is worked out from equally likely outcomes, before any trial. Experimental probability is what share of real trials brought the event. With more and more trials the second comes near the first.',
    },
    {
      between: [['sure event', 'certain event'], ['impossible event']],
      concept: 1,
      text: 'A sure event always happens, with the probability 1. An impossible event never does, with the probability 0.',
    },
    {
      between: [
        ['outcome', 'outcomes'],
        ['event', 'events'],
      ],
      concept: 1,
      text: 'An outcome is one single result, as a 4 on a die. An event is a set of outcomes, as an even number: 2, 4 or 6.',
    },
    {
      between: [['with replacement'], ['without replacement']],
      concept: 8,
      text: 'With replacement the first card or ball is put back, so the second draw has the same chances. Without it one is missing, and the chances of the second draw are others.',
    },
  ],
}

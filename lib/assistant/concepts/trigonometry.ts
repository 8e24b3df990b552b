import { concept, type Rule } from '../rule'

export const trigonometryConcepts: readonly Rule[] = [
  concept(
    'trig-identities',
    /\bidentit(?:y|ies)\b|\bsin\s?\^2|prove .*\b(?:sec|cosec|cot)\b/,
    ['How do I prove trigonometric identities?', 'How do I prove an identity with sin, cos and tan?'],
    String.raw`The three identities:
$$\sin^2\theta + \cos^2\theta = 1, \quad 1 + \tan^2\theta = \sec^2\theta, \quad 1 + \cot^2\theta = \operatorname{cosec}^2\theta$$
To prove an identity: start from one side only, usually the more complicated one; change to sin and cos if you see no other way; use a common denominator and the identities above; end with "= RHS. Hence proved."
Remember $\sec^2\theta - \tan^2\theta = (\sec\theta - \tan\theta)(\sec\theta + \tan\theta) = 1$.`,
  ),
  concept(
    'trig-table',
    /\b(?:sin|cos|tan|cot|sec|cosec)\s?\(?\d|(?:standard|specific|particular) angles?|trig\w* (?:table|values)|\bvalues? of (?:sin|cos|tan|trig)|trigonometr\w* values/,
    ['What are the trigonometry values of the standard angles?', 'trigonometry table', 'values of sin cos and tan'],
    String.raw`For the angles $0^\circ, 30^\circ, 45^\circ, 60^\circ, 90^\circ$:
sin: $0, \frac{1}{2}, \frac{1}{\sqrt{2}}, \frac{\sqrt{3}}{2}, 1$
cos: the same backwards, $1, \frac{\sqrt{3}}{2}, \frac{1}{\sqrt{2}}, \frac{1}{2}, 0$
tan: $0, \frac{1}{\sqrt{3}}, 1, \sqrt{3}$, and not defined at $90^\circ$
cosec, sec and cot are the reciprocals of sin, cos and tan. The sines are $\frac{\sqrt{0}}{2}, \frac{\sqrt{1}}{2}, \frac{\sqrt{2}}{2}, \frac{\sqrt{3}}{2}, \frac{\sqrt{4}}{2}$.`,
  ),
  concept(
    'heights-and-distances',
    /elevation|depression|heights? and distances?|line of sight|\btowers?\b|\blighthouse\b/,
    ['How do I solve a problem on the angle of elevation?', 'What is the angle of depression?'],
    String.raw`The angle of elevation lies between the horizontal and the line of sight to a point above; the angle of depression, to a point below. They are measured from the horizontal.
1. Draw and label a right triangle: the figure carries marks.
2. Choose the ratio that joins the known side and the unknown one; for a height and a distance it is tan.
3. Put in the value for $30^\circ$, $45^\circ$ or $60^\circ$ and solve. With two triangles, write one equation for each and eliminate the common side.
Example: at 15 m from a tower the angle of elevation is $60^\circ$: $\tan 60^\circ = \frac{h}{15}$, so $h = 15\sqrt{3}$ m.`,
  ),
  concept(
    'complementary-angles',
    /complementary angles?/,
    ['trigonometric ratios of complementary angles'],
    String.raw`The ratios of complementary angles, $\sin(90^\circ - \theta) = \cos\theta$ and $\tan(90^\circ - \theta) = \cot\theta$, are no longer asked as a topic, but they explain why the cosines are the sines backwards.`,
  ),
]

export const trigonometryOverview = concept(
  'trigonometry',
  /\btrig(?:onometr\w*)?\b|(?<!\d )\bsec\b|\b(?:sine?|cos|cosine|tan|cot|cosec|cosecant|cotangent|theta)\b|θ/,
  ['What is trigonometry?', 'How do I remember sin, cos and tan?'],
  String.raw`In a right triangle, for an acute angle $\theta$:
$$\sin\theta = \frac{\text{opposite}}{\text{hypotenuse}}, \quad \cos\theta = \frac{\text{adjacent}}{\text{hypotenuse}}, \quad \tan\theta = \frac{\text{opposite}}{\text{adjacent}} = \frac{\sin\theta}{\cos\theta}$$
cosec, sec and cot are their reciprocals. Many remember "SOH CAH TOA": Sine Opposite Hypotenuse, Cosine Adjacent Hypotenuse, Tangent Opposite Adjacent.
Mark the angle first, then name the three sides. And $\sin^2\theta + \cos^2\theta = 1$.`,
)

import { theorem } from '../../pieces/figure/theorem'
import type { Theorem } from '../../pieces/figure/matched'

/** What is proved of the areas of triangles. */
export const theoremsOfAreas: readonly Theorem[] = [
  theorem(
    'areas-on-one-base',
    'meet AD BC O',
    'eq #ABC DO = #DBC AO',
    `Draw $AE \\perp BC$ and $DF \\perp BC$.
    In $\\triangle AOE$ and $\\triangle DOF$: $\\angle AEO = \\angle DFO = 90^\\circ$ and $\\angle AOE = \\angle DOF$ (vertically opposite), so they are similar (AA) and $\\frac{AE}{DF} = \\frac{AO}{DO}$.
    $\\frac{\\text{ar}(ABC)}{\\text{ar}(DBC)} = \\frac{\\frac{1}{2} \\times BC \\times AE}{\\frac{1}{2} \\times BC \\times DF} = \\frac{AE}{DF} = \\frac{AO}{DO}$.`,
  ),
  theorem(
    'areas-of-similar',
    'sim ABC PQR',
    'eq #ABC PQ PQ = #PQR AB AB; eq #ABC QR QR = #PQR BC BC; eq #ABC PR PR = #PQR AC AC',
    `Draw the altitudes $AM \\perp BC$ and $PN \\perp QR$.
    $\\frac{\\text{ar}(ABC)}{\\text{ar}(PQR)} = \\frac{\\frac{1}{2} \\times BC \\times AM}{\\frac{1}{2} \\times QR \\times PN} = \\frac{BC}{QR} \\times \\frac{AM}{PN}$ ... (1)
    In $\\triangle ABM$ and $\\triangle PQN$: $\\angle B = \\angle Q$ and $\\angle M = \\angle N = 90^\\circ$, so they are similar (AA) and $\\frac{AM}{PN} = \\frac{AB}{PQ}$.
    $\\triangle ABC \\sim \\triangle PQR$, so $\\frac{AB}{PQ} = \\frac{BC}{QR} = \\frac{CA}{RP}$; hence $\\frac{AM}{PN} = \\frac{BC}{QR}$.
    In (1): $\\frac{\\text{ar}(ABC)}{\\text{ar}(PQR)} = \\left(\\frac{AB}{PQ}\\right)^2 = \\left(\\frac{BC}{QR}\\right)^2 = \\left(\\frac{CA}{RP}\\right)^2$.`,
  ),
  theorem(
    'equal-areas-of-similar',
    'sim ABC PQR; eq #ABC = #PQR',
    'cong ABC PQR',
    `$\\triangle ABC \\sim \\triangle PQR$, so $\\frac{\\text{ar}(ABC)}{\\text{ar}(PQR)} = \\frac{AB^2}{PQ^2} = \\frac{BC^2}{QR^2} = \\frac{CA^2}{RP^2}$.
    The areas are equal, so each of these ratios is $1$: $AB = PQ$, $BC = QR$ and $CA = RP$.
    So $\\triangle ABC \\cong \\triangle PQR$ (SSS).`,
  ),
  theorem(
    'areas-and-medians',
    'sim ABC PQR; median AD BC; median PM QR',
    'eq #ABC PM PM = #PQR AD AD',
    `$\\triangle ABC \\sim \\triangle PQR$, so $\\frac{\\text{ar}(ABC)}{\\text{ar}(PQR)} = \\frac{AB^2}{PQ^2}$ ... (1)
    $\\frac{AB}{PQ} = \\frac{BC}{QR} = \\frac{2BD}{2QM} = \\frac{BD}{QM}$ and $\\angle B = \\angle Q$, so $\\triangle ABD \\sim \\triangle PQM$ (SAS) and $\\frac{AB}{PQ} = \\frac{AD}{PM}$ ... (2)
    From (1) and (2): $\\frac{\\text{ar}(ABC)}{\\text{ar}(PQR)} = \\frac{AD^2}{PM^2}$.`,
  ),
  theorem(
    'areas-and-altitudes',
    'sim ABC PQR; alt AD BC; alt PM QR',
    'eq #ABC PM PM = #PQR AD AD',
    `$\\triangle ABC \\sim \\triangle PQR$, so $\\frac{\\text{ar}(ABC)}{\\text{ar}(PQR)} = \\frac{AB^2}{PQ^2}$ ... (1)
    In $\\triangle ABD$ and $\\triangle PQM$: $\\angle B = \\angle Q$ and $\\angle ADB = \\angle PMQ = 90^\\circ$, so they are similar (AA) and $\\frac{AB}{PQ} = \\frac{AD}{PM}$ ... (2)
    From (1) and (2): $\\frac{\\text{ar}(ABC)}{\\text{ar}(PQR)} = \\frac{AD^2}{PM^2}$.`,
  ),
  theorem(
    'equilateral-on-a-diagonal',
    'square ABCD; equil ABE; equil ACF',
    'eq #ABE = 1/2 #ACF',
    `Let the side of the square $ABCD$ be $a$. By the Pythagoras theorem its diagonal is $AC = \\sqrt{a^2 + a^2} = \\sqrt{2}\\,a$.
    $\\triangle ABE$ and $\\triangle ACF$ are equilateral, on the side $AB$ and on the diagonal $AC$: all their angles are $60^\\circ$, so they are similar (AAA).
    $\\frac{\\text{ar}(ABE)}{\\text{ar}(ACF)} = \\frac{AB^2}{AC^2} = \\frac{a^2}{2a^2} = \\frac{1}{2}$.
    So the area of the triangle on the side is half the area of the triangle on the diagonal.`,
  ),
]

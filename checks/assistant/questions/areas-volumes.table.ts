import type { QuestionTable } from './row'

const table: QuestionTable = {
  topic: 'areas-volumes',
  answered: [
    [
      'Statement A (Assertion): The area of a sector of a circle of radius 6 cm and angle 60° is 132/7 cm². Statement R (Reason): The area of a sector of angle θ of a circle of radius r is θ/360 × πr². Choose the correct option: (a) Both assertion and reason are true and reason is the correct explanation of assertion (b) Both assertion and reason are true but reason is not the correct explanation of assertion (c) Assertion is true but reason is false (d) Assertion is false but reason is true',
      'A',
    ],
    [
      'Assertion: The area of a sector of a circle of radius 6 cm and angle 60° is 132/7 cm². Reason: The length of an arc of a sector of angle θ is θ/360 × 2πr. (a) Assertion is false but Reason is true. (b) Assertion is true but Reason is false. (c) Both are true but Reason does not explain Assertion. (d) Both are true and Reason explains Assertion.',
      'C',
    ],
    [
      '19.Assertion(A):If the circumference of a circle is 44 cm, then its area is 154 cm².Reason(R):The area of a circle of radius r is 2πr².(A)Both A and R are true and R is the correct explanation of A.(B)Both A and R are true but R is not the correct explanation of A.(C)A is true but R is false.(D)A is false but R is true.',
      'C',
    ],
    [
      'DIRECTIONS: In the question a statement of Assertion (A) is followed by a statement of Reason (R). Choose the correct option. (A) Both true, R is the correct explanation of A (B) Both true, R is not the correct explanation of A (C) A true, R false (D) A false, R true. Assertion (A): The total surface area of a cone of radius 7 cm and slant height 10 cm is 374 cm². Reason (R): The total surface area of a cone is πr(l + r).',
      'A',
    ],
    [
      'Assertion (A): Two cubes each of volume 27 cm³ are joined end to end. The surface area of the resulting cuboid is 90 cm². Reason (R): When two cubes are joined end to end, the faces in contact are not part of the surface of the cuboid.',
      'A',
    ],
    [
      'Assertion (A): A hemisphere of radius r is mounted on one end of a cylinder of radius r and height h. The total surface area of the solid is 2πrh + 3πr². Reason (R): The volume of a hemisphere of radius r is 4/3 πr³. (a) Both A and R are true and R is the correct explanation of A. (b) Both A and R are true but R is not the correct explanation of A. (c) A is true but R is false. (d) A is false but R is true.',
      'C',
    ],
    [
      '20. Assertion (A) : A solid is in the shape of a cone of height r standing on a hemisphere of radius r. The volume of the solid is πr³.\nReason (R) : The volume of a hemisphere of radius r is 2/3 πr³ and the volume of a cone of radius r and height h is 1/3 πr²h.\n(A) Both (A) and (R) are true and (R) is the correct explanation of (A)\n(B) Both (A) and (R) are true, but (R) is not the correct explanation of (A)\n(C) (A) is true, but (R) is false\n(D) (A) is false, but (R) is true',
      'A',
    ],
    [
      'Statement A (Assertion): A solid is in the shape of a cone of height r standing on a hemisphere of radius r. The volume of the solid is 2πr³. Statement R (Reason): The volume of a hemisphere of radius r is 2/3 πr³. Choose the correct option: (a) Both assertion and reason are true and reason is the correct explanation of assertion (b) Both assertion and reason are true but reason is not the correct explanation of assertion (c) Assertion is true but reason is false (d) Assertion is false but reason is true',
      'D',
    ],
    [
      'Assertion: If the radius of a sphere is doubled, then its volume becomes 8 times. Reason: The volume of a sphere of radius r is 4/3 πr³. (a) Assertion is false but Reason is true. (b) Assertion is true but Reason is false. (c) Both are true but Reason does not explain Assertion. (d) Both are true and Reason explains Assertion.',
      'D',
    ],
    [
      'Assertion (A): The total surface area of the solid formed by joining two identical solid hemispheres of radius r along their flat faces is 4πr². Reason (R): The total surface area of a solid hemisphere of radius r is 3πr². (a) Both true, R is correct explanation of A (b) Both true, R is not the correct explanation of A (c) A true, R false (d) A false, R true',
      'B',
    ],
    [
      'A spherical flask of diameter 21 cm with a cylindrical neck 7 cm long and 2 cm in diameter is half filled. Find the quantity of water in it.',
      '4873/2 cm³',
    ],
    [
      'Assertion (A) : Total surface area of a solid hemisphere of radius 7 cm is 462 cm2 . Reason (R) : Total surface area of a solid hemisphere of radius r is 3πr2 . (take π = 22/7) (A) Both A and R true, R correct explanation (B) Both true, R not correct explanation (C) A true, R false (D) A false, R true',
      'A',
    ],
    [
      'Assertion (A): Total surface area of a toy made of a cone mounted on a hemisphere of the same radius is the sum of the curved surface areas of the cone and the hemisphere. Reason (R): The circular faces where the two solids are joined are not part of the outer surface. (a) Both true and R explains A (b) Both true but R does not explain A (c) A true R false (d) A false R true',
      'A',
    ],
    [
      'A cow is tied with a 7 m long rope to an outer corner of a closed rectangular shed measuring 12 m by 9 m standing in a grass field. Find the area of the grass outside the shed that the cow can graze. (Use π = 22/7)',
      '115.5 m²',
    ],
    [
      'A circular lawn has radius 35 m. A sector of it of angle 72° is used as a flower bed. Use π = 22/7. (i) Find the area of the flower bed. (ii) Find the length of its arc. (iii) Find the cost of fencing the whole boundary of the flower bed at ₹15 per metre.',
      '(i) 770 m²; (ii) 44 m; (iii) ₹1710',
    ],
    [
      '18. The perimeter of a sector of a circle of radius 6.5 cm is 31 cm. The area of the sector (in cm2) is\n(a) 117 (b) 58.5 (c) 100.75 (d) 29.25',
      'B',
    ],
    ['ice cream cone radius 5 cm height 10 cm. how much ice cream is left if one sixth of it is eaten', '13750/63 cm³'],
    [
      'An ice cream cone full of ice cream having radius 5 cm and height 10 cm with hemispherical top. Calculate the volume of ice cream provided that its 1/6 part is left unfilled with ice cream.',
      '27500/63 cm³',
    ],
    [
      'A conical vessel radius 5 cm and height 8 cm is full of water. one fourth of the water flows out. find volume of water left',
      '1100/7 cm³',
    ],
    ['a cylindrical tank of radius 7 m and height 10 m is two third full. find volume of water', '3080/3 m³'],
    [
      'a hemispherical bowl of radius 21 cm is three fourth full of milk. how much milk is in it in litres',
      '14.553 litres',
    ],
    [
      'a cylindrical vessel of radius 7 cm and height 20 cm is filled up to 3/4th of its height. find the volume of water',
      '2310 cm³',
    ],
    ['cylinder wid hemispheres on both ends r 3cm total height 16 cm volume in terms of π', '126π cm³'],
    [
      'Example 2 : The decorative block shown in Fig. 12.7 is made of two solids — a cube and a hemisphere. The base of the block is a cube with edge 5 cm, and the hemisphere fixed on the top has a diameter of 4.2 cm. Find the total surface area of the block. (Take p = 22/7)',
      '163.86 cm²',
    ],
    [
      'hemispherical depression cut from 1 face of cubical wooden block edge 14 cm, diameter of hemisphere = edge. surface area of remaining solid',
      '1330 cm²',
    ],
    [
      'A cylindrical tub of radius 8 cm contains some water. A solid iron ball is dropped into it and gets completely submerged, due to which the water level rises by 4.5 cm without overflowing. Find the radius of the ball.',
      '6 cm',
    ],
    [
      'A heap of rice is in the form of a cone of base diameter 24 m and height 3.5 m. Find the volume of the rice. How much canvas cloth is required to just cover the heap?',
      '(i) 528 m³; (ii) 3300/7 m²',
    ],
    [
      'a well of diameter seven metre is dug sixteen metre deep and the earth taken out is spread evenly on a plot twenty eight metre by eleven metre find the rise in level of the plot',
      '2 m',
    ],
    [
      "A joker's cap is in the form of a right circular cone of base radius 7 cm and height 24 cm. Find the area of the sheet required to make 10 such caps.",
      '5500 cm²',
    ],
    [
      '13. A round table cover has six equal designs as shown in Fig. 11.11. If the radius of the cover is 28 cm, find the cost of making the designs at the rate of ` 0.35 per cm2 . (Use 3 = 1.7)',
      '162.68',
    ],
    [
      'a metal cuboid of eleven centimetre by fourteen centimetre by three centimetre is melted to make coins of diameter one point four centimetre and thickness two millimetre how many coins will be formed',
      '1500',
    ],
    [
      'a solid sphere of radius 3 cm is melted and recast into spherical balls of diameter 6 milli metre how many',
      '1000',
    ],
    ['a cylinder of radius 7 decimetre and height 2 metre find volume', '3080 dm³'],
    ['a cylinder has radius 7 inches and height 10 inches find its volume', '1540 inch³'],
    [
      'sphere of diameter 6 cm is dropped into a cylindrical vessel of diameter 120 mm partly filled. find the rise in water level',
      '1 cm',
    ],
    ['circular park of radius 14 m has a path 350 cm wide around it find area of path', '3465000 cm²'],
    ['wheel ka radius 350 millimetre hai 11 kilometre me kitne chakkar', '5000'],
    [
      'An ice cream cone has radius 2.1 cm and height 10 cm and it is filled with ice cream having a hemispherical top of the same radius. How much ice cream is there in all in one cone?',
      '65.604 cm³',
    ],
    [
      'solid = cone standing on hemisphere, radius 3cm both, ht of cone is twice the radius. volume in terms of pi',
      '36π cm³',
    ],
    ['cylinder radius 7 cm height double the radius. csa?', '616 cm²'],
    [
      'A cubical block of edge 10 cm is surmounted by a hemisphere of diameter 7 cm. Find the total surface area of the solid so formed. [Take π = 22/7]  CBSE 2M',
      '638.5 cm²',
    ],
    [
      'A spherical flask of diameter 21 cm has a cylindrical neck of length 7 cm and diameter 2 cm. Find its capacity. (Use π = 22/7)',
      '4873 cm³',
    ],
    [
      'A lassi seller uses glasses of inner diameter 6 cm and height 10 cm, but the bottom of each glass has a hemispherical raised portion of the same diameter which reduces its capacity. Find the actual capacity of a glass. (Use π = 3.14)',
      '226.08 cm³',
    ],
    [
      'A godown is in the shape of a cuboid surmounted by a half cylinder. Its base is 14 m × 20 m and the height of the cuboidal portion is 6 m. The diameter of the half cylinder is 14 m and its length is 20 m. Find the volume of air that the godown can hold.',
      '3220 m³',
    ],
    [
      'A cubical ice-cream brick of edge 22 cm is to be distributed among some children by filling ice-cream cones of radius 2 cm and height 7 cm up to its brim. How many children will get the ice-cream cones?',
      '363',
    ],
    [
      'a cylindrical vessel of diameter fourteen centimetre and height twenty centimetre is full of water a solid cone of radius seven centimetre and height twelve centimetre is put fully inside it how much water is left in the vessel',
      '2464 cm³',
    ],
    [
      'ek right triangle ki sides 15 cm aur 20 cm hai (right angle wali), usko hypotenuse ke around ghumaya to double cone bana. uska surface area nikalo π=22/7',
      '1320 cm²',
    ],
    [
      'A right triangle with legs 15 cm and 20 cm is rotated about its hypotenuse. Find the volume of the solid generated. Use π = 3.14',
      '3768 cm³',
    ],
    [
      'A model rocket is made of a cylinder with a cone of the same radius fixed on its top. The radius is 7 cm, the height of the cylinder is 30 cm and the height of the cone is 24 cm. (i) Find the slant height of the cone. (ii) Find the volume of the model. (iii) Find the curved surface area to be painted (base not painted). Use π = 22/7.',
      '(i) 25 cm; (ii) 5852 cm³; (iii) 1870 cm²',
    ],
    [
      'A capsule is a cylinder with hemispheres at both ends, radius 3.5 mm and cylinder 7 mm long. find the curved surface area of the capsule',
      '308 mm²',
    ],
    [
      'A circular dartboard of radius 28 cm is divided into 8 equal sectors by drawing diameters. Find the perimeter of one sector.',
      '78 cm',
    ],
    ['how many metres of cloth 5 m wide required to make conical tent radius 7 m height 24 m', '110 m'],
    [
      'what length of tarpaulin 3 m wide will be required to make conical tent of height 8 m and base radius 6 m? use pi = 3.14',
      '62.8 m',
    ],
    [
      'A right triangle with sides 3 cm, 4 cm and 5 cm is revolved about the side 4 cm. find volume of cone formed in terms of pi',
      '12π cm³',
    ],
    [
      'a solid metallic cylinder of radius 14 cm height 21 cm melted and recast into 72 equal small spheres. radius of one sphere',
      '3.5 cm',
    ],
    ['volume of cuboid formed by joining 3 cubes of side 5 cm', '375 cm³'],
    [
      'A hemispherical depression is cut out from one face of a cubical wooden block of edge 21 cm such that diameter of hemisphere equals edge. find volume and total surface area of remaining block',
      '(i) 6835.5 cm³; (ii) 2992.5 cm²',
    ],
    [
      'Case study: A tent is cylindrical up to 3 m and conical above. Radius 14 m, total height 13.5 m. (i) find slant height of cone (ii) find csa of cone (iii) find csa of cylinder (iv) cost of canvas at rs 80 per m2',
      '(i) 17.5 m; (ii) 770 m²; (iii) 264 m²; (iv) ₹82720',
    ],
    ['metal ka gola radius 9 cm pighla ke 0.3 cm radius ki wire banayi to wire ki length kitne metre', '108 m'],
    ['diff btw vol of cylinder and cone with same base r=7 same ht 12', '1232'],
    ['difference between the volumes of a cylinder and a cone of same radius 7 cm and same height 12 cm', '1232 cm³'],
    ['find difference of volume of cylinder and cone, both radius 3 cm height 7 cm', '132 cm³'],
    [
      'a cone and a cylinder have same radius 7 cm. height of cone is 12 cm and height of cylinder is 6 cm. find the difference of their volumes',
      '308 cm³',
    ],
    ['sum of volumes of cylinder and cone of same base radius 7 and same height 12', '2464'],
    [
      'The radius of the base and the height of a right circular cylinder are in the ratio $2:3$. If its volume is $1617\\ \\text{cm}^3$, find the total surface area of the cylinder. $\\left(\\pi=\\frac{22}{7}\\right)$',
      '770 cm²',
    ],
    ['The radius and height of a cylinder are in ratio 2:3 and its tsa is 770 cm². find its volume', '1617 cm³'],
    ['ratio of radius and height of cone is 3:4, volume 301.44 cm3, find slant height take pi 3.14', '10 cm'],
    [
      'what is the length of the longest rod that can be kept in a room twelve metre long nine metre broad and eight metre high',
      '17 m',
    ],
    ['diagonal of cuboid of length 12 cm breadth 4 cm and height 3 cm', '13 cm'],
    [
      'A juice seller serves juice in a cylindrical glass of inner diameter 7 cm and height 12 cm, but the bottom of the glass has a hemispherical raised portion of the same diameter which reduces the capacity. (π = 22/7) (i) Find the apparent capacity of the glass. (ii) Find the volume of the raised portion. (iii) Find the actual capacity.',
      '(i) 462 cm³; (ii) 539/6 cm³; (iii) 2233/6 cm³',
    ],
    [
      'A bird-bath is in the shape of a cylinder with a hemispherical depression at one end. The height of the cylinder is 1.05 m and its radius is 35 cm. Find the total surface area of the bird-bath, excluding the base. (Take π = 22/7)',
      '30800 cm²',
    ],
    ['20 m deep well diameter 7 m earth spread to form platform 22 m by 14 m height of platform', '2.5 m'],
    ['from a solid cube of side 14 cm, a sphere of largest size is carved out. volume of remaining wood', '3920/3 cm³'],
    [
      'from a cylinder of height 12 cm and radius 5 cm a cone of same base and height is cut out. volume of remaining solid in terms of π',
      '200π cm³',
    ],
    [
      'A boiler is in the form of a cylinder 2 m long with hemispherical ends each of 2 metre diameter. Find the volume of the boiler.',
      '220/21 m³',
    ],
    ['find capacity of hemispherical bowl of radius 21 cm in litres', '19.404 litres'],
    [
      'capacity of a capsule shaped tank cylinder with hemispherical ends total length 5 m diameter 2 m in litres',
      '286000/21 litres',
    ],
    [
      'pipe of internal dia 20 cm from canal into cylindrical tank dia 10 m deep 2 m. water flow 3 km/h in how much time will tank be filled',
      '100 minutes',
    ],
    ['metal ka gola radius 9 cm pighla ke 3 cm radius ki goliyan banayi to kitni goliyan', '27'],
    [
      'The volume of a right circular cylinder is $448\\pi\\ \\text{cm}^3$ and its height is $7$ cm. Find its lateral surface area. $\\left(\\pi = \\frac{22}{7}\\right)$ [2M]',
      '352 cm²',
    ],
    [
      'three solid metal spheres of radii one six and eight centimetre are melted to form a single solid sphere find its radius',
      '9 cm',
    ],
    ['area of a sector is one twelfth of the area of the circle what is the angle of the sector', '30°'],
    [
      'Case study. A circular pizza of diameter 42 cm is cut into 6 equal slices. (π = 22/7) (i) What is the central angle of each slice? (ii) Find the area of one slice. (iii) Find the length of the crust (outer arc) of one slice.',
      '(i) 60°; (ii) 231 cm²; (iii) 22 cm',
    ],
    [
      'A juice seller serves in cylindrical glasses of inner diameter 6 cm and height 14 cm. The bottom of each glass has a hemispherical raised portion of the same diameter which reduces the capacity. Taking π = 3.14 find (i) the apparent capacity of the glass (ii) its actual capacity.',
      '(i) 395.64 cm³; (ii) 339.12 cm³',
    ],
    [
      '4 m diameter ka kuan 21 m gehra khoda, mitti ko charo taraf 3 m chaudi ring me barabar faila ke embankment banaya. embankment ki height kitni hogi',
      '4 m',
    ],
    ['minor segmnt area chord subtends 90° at centre radius 20 π=3.14', '114'],
    [
      'A cylinder has radius 7 cm and height 10 cm. Find the cost of painting its curved surface if 1 cm² costs ₹2',
      '₹880',
    ],
    [
      'A toy rocket is a cylinder of radius 2.5 cm and height 12 cm closed at the bottom, with a cone of the same radius and height 6 cm on top. Find the whole outer surface area to be painted including the bottom, in terms of π.',
      '82.5π cm²',
    ],
    [
      '6. A medicine capsule is in the shape of a cylinder with two hemispheres stuck to each of its ends. The length of the entire capsule is 20 mm and the diameter of the capsule is 7 mm. Find its surface area. \nUnless stated otherwise, take π = 22/7.',
      '440 mm²',
    ],
    ['radius 14 cm, sector angle 45. find a) area b) arc length c) perimeter', '(a) 77 cm²; (b) 11 cm; (c) 39 cm'],
    ['chord AB of circle r=7 cm , O centre, OAB is equilateral triangle. length of minor arc AB pi=22/7', '22/3 cm'],
    [
      'cylinder h 10 cm r 3.5 cm a hemisphere of same radius scooped out frm ONE end only find tsa of the article',
      '335.5 cm²',
    ],
    ['3 metal balls radii 1 cm 6 cm 8 cm melted into one big ball radius?', '9 cm'],
    ['if radius of cylinder is halved and height doubled wat happens to volume', '1/2 times'],
    ['inner dia of hemispherical dome 14 m cost of painting inside at rs 5 per sq m', '₹1540'],
    [
      'A cylindrical container of radius 15 cm and height 20 cm is full of ice cream. It is to be distributed among children in equal cones having hemispherical tops. If the radius of each cone is 3 cm and the height of the conical part is 9 cm, how many children can be served?',
      '100',
    ],
    [
      'Find the ratio of the volume of a cube to that of a sphere which will exactly fit inside the cube. $\\left(V_{\\text{sphere}} = \\frac{4}{3}\\pi r^3\\right)$',
      '6 : π',
    ],
    [
      '33. A cubical block of side 20 cm is surmounted by a hemisphere of the largest possible diameter. Find the cost of painting the total surface area of the solid so formed at the rate of ₹10 per 100 sq. cm. [Use π = 3.14] (5)',
      '₹271.4',
    ],
    [
      'Ex 13.3 Q.9 The internal and external radii of a hollow metallic sphere are 3 cm and 6 cm respectively. It is melted and recast into a solid right circular cylinder of height 7 cm. Find the radius of the base of the cylinder.',
      '6 cm',
    ],
    [
      'A hollow sphere of internal and external diameters 4 cm and 8 cm respectively is melted into a cone of base diameter 8 cm. Find the height of the cone.',
      '14 cm',
    ],
    [
      'circumference of the base of a nine metre high conical tent is forty four metre find the volume of air in it',
      '462 m³',
    ],
    [
      'lohe ka pipe 35 cm lamba hai bahar ka diameter 8 cm andar ka 6 cm agar 1 cm3 lohe ka weight 8 g hai to pipe ka weight kitna hoga',
      '6160 g',
    ],
    ['cube ki har edge 50% badha di to surface area kitne percent badhega', '125%'],
    [
      'juice wale ke glass ka inner diameter 6 cm aur height 12 cm hai par bottom me hemisphere uthaa hua hai. apparent capacity aur actual capacity nikalo pi=3.14',
      '(i) 339.12 cm³; (ii) 282.6 cm³',
    ],
    [
      'chhat 11 m x 14 m hai uska barish ka saara pani cylindrical tank me jata hai jiska diameter 1.4 m aur height 3 m. tank pura bhar gaya to kitne cm barish hui',
      '3 cm',
    ],
    [
      'Assertion (A): If the height of a cone is 24 cm and radius of the base is 7 cm, then the slant height of the cone is 28 cm. Reason (R): The slant height of a cone is given by l = √(h² + r²). (a) Both A and R true, R is correct explanation of A (b) both true, R not correct explanation (c) A true R false (d) A false R true',
      'D',
    ],
    [
      '19. Assertion (A): The total surface area of a toy in the form of a cone mounted on a hemisphere of the same radius is the sum of the curved surface areas of the cone and the hemisphere. Reason (R): When the cone and the hemisphere are joined, their plane circular faces do not appear on the surface. (a) Both A and R are true and R is the correct explanation of A (b) Both A and R are true but R is not the correct explanation of A (c) A is true but R is false (d) A is false but R is true',
      'A',
    ],
    ['vol of a sphere is numericaly equal to its surface area find radius', '3 units'],
    [
      'A chord of a circle of radius 14 cm is equal to its radius. Find the area of the minor segment. use root 3 = 1.73',
      '17.90 cm²',
    ],
    ['sector ka angle 90 degree hai aur perimeter 25 cm hai to radius nikalo π=22/7', '7 cm'],
    ['The perimeter of a sector of angle 90° is 25 cm. Find the radius', '7 cm'],
    [
      'The perimeter of a sector of a circle with central angle 90° is 25 cm. Find the area of the minor segment of the circle.',
      '14 cm²',
    ],
    ['perimeter of quadrant 7 cm radius', '25 cm'],
    ['area of sector 231 cm sq radius 21cm find angle at centre pi 22/7', '60°'],
    ['28 cm diameter ka pizza 7 barabar slice me kata to ek slice ka area kitna hua pi 22/7 lena', '88 cm²'],
    ['car has 2 wipers dont overlap blade 21 cm each sweeps 120 deg total area cleaned in 1 sweep pi=22/7', '924 cm²'],
    [
      '11. Volume and total surface area of a solid hemisphere are numerically equal. What is the diameter of the hemisphere? (a) 4.5 units (b) 6 units (c) 9 units (d) 18 units',
      'C',
    ],
    ['curved surface area of a cylinder is numerically equal to its volume. find its radius', '2 units'],
    [
      'A sphere has radius 7 cm. (i) Find its volume in terms of π (ii) find its surface area taking π = 22/7',
      '(i) 1372π/3 cm³; (ii) 616 cm²',
    ],
    [
      'A chord of a circle of radius 20 cm subtends a right angle at the centre. Find the area of the corresponding (i) minor segment (ii) major segment. use π = 3.14',
      '(i) 114 cm²; (ii) 1142 cm²',
    ],
    ['Sector of radius 10 cm angle 90. (i) arc length? use pi = 3.14 (ii) area?', '(i) 15.7 cm; (ii) 78.5 cm²'],
    [
      'icecream cone: conical part height 9 cm and radius 3 cm, upar hemispherical top same radius ka. aise 10 cones me total icecream ka volume π me batao (cone poora bhara hai)',
      '450π cm³',
    ],
    [
      'A toy is a cone of radius 3 cm and height 4 cm mounted on a hemisphere of same radius. find the cost of painting 10 such toys at Rs 2 per cm². π = 3.14',
      '₹2072.40',
    ],
    [
      'In a circle of radius $42$ cm, an arc subtends an angle of $60^\\circ$ at the centre. Find (i) the length of the arc (ii) area of the segment formed by the corresponding chord. Take $\\pi = \\frac{22}{7}$ and keep $\\sqrt{3}$.',
      '(i) 44 cm; (ii) 924 - 441√3 cm²',
    ],
    [
      'A pizza of radius 14 cm is cut into 6 equal slices. Find (i) the angle of each slice (ii) area of each slice (iii) the arc length of each slice',
      '(i) 60°; (ii) 308/3 cm²; (iii) 44/3 cm',
    ],
    [
      'A brooch is made with silver wire\nin the form of a circle with diameter\n28 mm. The wire is also used in making\n4 diameters which divide the circle into\n8 equal sectors. Find (i) the total length\nof the silver wire required (ii) the area\nof each sector of the brooch.\n(use pi = 22/7)',
      '(i) 200 mm; (ii) 77 mm²',
    ],
    [
      'if the radii of two spheres are in the ratio two is to three then their volumes are in the ratio option a four is to nine option b eight is to twenty seven option c two is to three option d four is to six',
      'B',
    ],
    [
      'Assertion (A): If the radius of a circle is doubled keeping the central angle of a sector the same, the area of the sector becomes four times.\nReason (R): Area of a sector of angle θ (in degrees) and radius r is (θ/360) × πr².\n(a) Both A and R are true and R is the correct explanation of A\n(b) Both A and R are true but R is not the correct explanation of A\n(c) A is true but R is false\n(d) A is false but R is true',
      'A',
    ],
    ['true or false: If the radius of a circle is doubled, its area becomes two times', 'False'],
    ['true or false: if the radius of a sphere is doubled, its volume becomes eight times', 'True'],
    ['A sphere has radius 7/2 m. find its volume', '539/3 m³'],
    [
      'The boilers are used in thermal power plants to store water and then used to produce steam. One such boiler consists of a cylindrical part in middle and two hemispherical parts at its both ends. Length of the cylindrical part is 7 m and radius of cylindrical part is 7/2 m. Find the total surface area and the volume of the boiler.',
      '(i) 308 m²; (ii) 2695/6 m³',
    ],
    [
      'Case study: For a Scout camp, a tent is made in the shape of a cylinder surmounted by a conical top. The height and diameter of the cylindrical part are 2.1 m and 4 m, and the slant height of the top is 2.8 m. (π = 22/7)\n(i) Find the curved surface area of the conical part.\n(ii) Find the area of the canvas used for the tent (the base is not covered).\n(iii) Find the cost of the canvas at ₹500 per m².',
      '(i) 17.6 m²; (ii) 44 m²; (iii) ₹22000',
    ],
    ['A sprinkler throws water to a distance of 14 m and turns through 90°. Find the area watered. π = 22/7', '154 m²'],
    [
      'A chord of a circle of radius 14 cm subtends an angle of 60° at the centre. Find the area of the corresponding minor segment of the circle and hence the major segment. (Use π = 22/7, √3 = 1.73)',
      '(i) 17.90 cm²; (ii) 598.10 cm²',
    ],
    [
      'icecream cone diameter 7 cm height of cone part 12 cm with hemisphere on top, find volume of total icecream (cone is full)',
      '1463/6 cm³',
    ],
    ['a cone of height 12 cm with hemisphere. dia 7 cm. total volume nikalo', '1463/6 cm³'],
    [
      'ice cream cone radius 3.5 cm height 12 cm with hemisphere on top. find volume of ice cream in the conical part',
      '154 cm³',
    ],
    ['sector radius 21 cm angle 60° , area and arc length? π=22/7', '(i) 231 cm²; (ii) 22 cm'],
    [
      'decorative block = cube of edge 5 cm + a hemisphere of diameter 4.2 cm fixed on the top of it. total surface area? π = 22/7',
      '163.86 cm²',
    ],
    ['solid = cone + hemisphere, radius 3.5 cm, cone height 12 cm. volume?', '1463/6 cm³'],
    [
      'juice seller ke glass ka inner diameter 5 cm hai, bottom me hemispherical raised portion hai jisse capacity kam ho jati hai. glass ki height 10 cm. apparent capacity aur actual capacity nikalo (π = 3.14)',
      '(i) 196.25 cm³; (ii) 3925/24 cm³',
    ],
    ['sector radius 7 cm, angle 60°: arc length and area', '(i) 22/3 cm; (ii) 77/3 cm²'],
    [
      'Find the area of a sector of circle with radius 3 cm and angle 80°. Also find the area of the corresponding major sector. Give the answers in terms of π',
      '(i) 2π cm²; (ii) 7π cm²',
    ],
    ['volume of a cone of radius 7 cm and height 24 cm? and csa?', '(i) 1232 cm³; (ii) 550 cm²'],
    [
      'Assertion (A): The area of a sector of radius 6 cm and angle 30° is 6π cm². Reason (R): The area of a sector of angle θ (in degrees) and radius r is (θ/360) × πr².',
      'D',
    ],
    [
      'A pendulum swings through an angle of 30° and describes an arc 8.8 cm in length. Find the length of the pendulum.',
      '16.8 cm',
    ],
    ['the minute hand sweeps an arc of length 22 cm in 10 minutes. find the length of the minute hand', '21 cm'],
    ['find the angle between two consecutive spokes of a wheel with 12 spokes', '30°'],
    [
      'A cylinder, a cone and a hemisphere are of same base and have the same height. Show that their volumes are in the ratio 3 : 1 : 2',
      'proved',
    ],
    [
      'A medicine capsule is in the shape of a\ncylinder with two hemispheres stuck to each\nof its ends. The length of the entire capsule is\n14 mm and the diameter is 5 mm. Find its\nsurface area.',
      '220 mm²',
    ],
    [
      'A gulab jamun contains sugar syrup up to about 30% of its volume. ek gulab jamun cylinder jaisa hai jiske dono ends hemispherical hai, length 5 cm and diameter 2.8 cm. 45 gulab jamuns me kitna syrup milega (nearest cm³)',
      '338 cm³',
    ],
    ['find the volume of a sphere of radius 3 cm correct to 2 decimal places', '113.14 cm³'],
    [
      'A round table cover has six equal designs, each being the segment cut off by a side of the inscribed regular hexagon. If the radius of the cover is 28 cm, find the cost of making the designs at the rate of ₹0.35 per cm². (Use √3 = 1.7, π = 22/7)',
      '162.68',
    ],
    [
      'Assertion (A): If the height of a cone is 24 cm and diameter of the base is 14 cm, then the slant height of the cone is 15 cm.\nReason (R): If r be the radius and h the height of a cone, then slant height = √(h² + r²).',
      'D',
    ],
    [
      'brooch made w silver wire in shape of circle diameter 28 mm wire also used for making 4 diameters dividing it in 8 equal sectors. total wire required?',
      '200 mm',
    ],
    [
      'medicine capsule cylinder w 2 hemispheres stuck at ends total length 16mm diameter 6 mm volume? pi=3.14',
      '395.64 mm³',
    ],
    [
      'ek gulab jamun cylinder jaisa hai jiske dono end hemisphere hain, total length 7.3 cm aur diameter 4.2 cm. agar usme volume ka 20% syrup hai to 50 gulab jamun me kitna syrup hoga',
      '817.74 cm³',
    ],
    [
      'spherical glass vessel w cylindrical neck 8 cm long 4cm diameter, spherical part diameter 12 cm. how much water can it hold pi=3.14',
      '1004.8 cm³',
    ],
    [
      'ek shed cuboid hai jiske upar half cylinder ki chhat hai. base 7 m x 15 m, cuboid ki height 8 m, half cylinder ka diameter 7 m aur length 15 m. andar ka volume kitna hoga π = 22/7',
      '1128.75 m³',
    ],
    ['area of major sector of circle radius 6 cm if angle of the minor sector is 60 degrees use pi = 3.14', '94.2 cm²'],
    ['length of minute hand fourteen cm and area swept in five minutes', '154/3 cm²'],
    [
      'glass diameter 5 cm bottom raised hemispherical portion reduced the capacity of the glass. height 10 cm find apparent capacity of glass and its atual capacity pi = 3.14',
      '(i) 196.25 cm³; (ii) 3925/24 cm³',
    ],
    [
      'glass ka bottom hemispherical raised hai diameter 6 cm height 10 cm apparant capacity aur asli capacity batao',
      '(i) 1980/7 cm³; (ii) 1584/7 cm³',
    ],
    [
      'juice glass cylindrical inner diameter 6 cm ht 10 cm but bottom has hemispherical raised part same radius. find apparent and actual capacity pi = 3.14',
      '(i) 282.6 cm³; (ii) 226.08 cm³',
    ],
    [
      'A godown is a cuboid of length 12 m, breadth 7 m and height 6 m surmounted by a half cylinder of diameter 7 m lying along the 12 m length. Find the volume of air inside. Take π = 22/7.',
      '735 m³',
    ],
    [
      'solid has cone on top of hemisphere same radius, both parts have equal volume. ratio of height of cone to its radius pls',
      '2 : 1',
    ],
    [
      'round table cover radius 14 cm has 6 equal designs, they are the segments outside the regular hexagon drawn in the circle. cost of making designs at rs 0.50 per cm2? pi 22/7 root3 = 1.7',
      '58.1',
    ],
    [
      'If the perimeter of a circle is equal to that of a square, then the ratio of their areas is (take π = 22/7) (A) 22 : 7 (B) 14 : 11 (C) 7 : 22 (D) 11 : 14',
      'B',
    ],
    ['tent cylinder dia 24 m ht 11 m with cone on top, vertex 16 m above ground. canvas area pi 22/7', '1320 m²'],
    ['how many spherical bullets of dia 2 cm from a cube of lead edge 44 cm', '20328'],
    [
      'ek lighthouse 90° angle ke sector me 14 km tak red light failata hai. samudra ka kitna area cover hota hai',
      '154 km²',
    ],
    [
      'find the mass of a pole made of a cylinder of height 200 cm and diameter 28 cm on which stands another cylinder of height 50 cm and radius 7 cm, when 1 cm³ of iron has 8 g mass. take π = 3·14',
      '1046.248 kg',
    ],
    [
      'cloth rs 50 per sq m for a tent. radius 5 m, cylinder part 6 m high then cone, whole height 18 m. cost of the cloth?',
      '₹137500/7',
    ],
    [
      'solid cylinder 8 cm high 12 cm diameter se utni hi height aur utne hi diameter ka cone nikal diya, bache solid ki TSA nearest cm2',
      '603 cm²',
    ],
    [
      'inner surface area? bartan ki total height 20 cm, niche hollow hemisphere diameter 14 cm, upar hollow cylinder',
      '880 cm²',
    ],
    [
      'what area of yellow and orange? rocket of total height 20 cm: cylinder diameter 4 cm, cone diameter 6 cm and height 4 cm, cone orange, cylinder yellow, π = 3.14',
      '(i) 213.52 cm²; (ii) 62.8 cm²',
    ],
    [
      'marbles of diameter 1.4 cm dropped in cylindrical beaker of diameter 7 cm, how many so that water rises 5.6 cm',
      '150',
    ],
    [
      'glass: hemisphere raised at bottom, height 12 cm, inner diameter 6 cm, cylindrical. asli capacity aur apparent capacity, pi 3.14',
      '(i) 282.6 cm³; (ii) 339.12 cm³',
    ],
    ['shed me kitni hawa? base 8 m by 14 m, half cylinder roof on a cuboid, cuboid height 5 m', '912 m³'],
    [
      'cost of painting hemispherical part at rs 7 per cm² and height of toy: cone on hemisphere, wood used 132 cm³, radius 3 cm',
      '(i) ₹396; (ii) 11 cm',
    ],
    [
      'solid iron pole me 200 cm height aur 20 cm base diameter ka cylinder hai uske upar ek aur cylinder rakha hai height 50 cm radius 7 cm. pole ka mass kitna hoga agar 1 cm3 iron ka mass 8 g hai?',
      '19756/35 kg',
    ],
    [
      'steel pole cylinder height 200 cm radius 10 cm, on top another cylinder height 50 cm diameter 14 cm. mass of pole if 1 cm3 steel is approx 8g',
      '19756/35 kg',
    ],
    [
      'shed shape is cuboid with half cylinder on top. base 7m x 20m , cuboid part height 6m half cylinder dia is 7. volume of air it can hold',
      '1225 m³',
    ],
    [
      'pen stand cuboid 12 x 8 x 4 cm three conical depressions radius 0.5 cm depth 2.1 cm volume of wood',
      '382.35 cm³',
    ],
    ['sum of radius and height of a cylinder is 28 cm and tsa is 1232 cm2 find volume', '3234 cm³'],
    ['a wire is in form of circle of radius 14 cm bent into a square. side of square', '22 cm'],
    [
      'toy is cone on hemisphere diameter of base and height of cone are 10 cm and 12 cm. find surface area pi 3.14',
      '361.1 cm²',
    ],
    ['find area of sector radius 12 cm angle 45 and corresponding major sector', '(i) 396/7 cm²; (ii) 396 cm²'],
    [
      '14 cm radius circle chord makes right angle at centre find minor segment and major sector area',
      '(i) 56 cm²; (ii) 462 cm²',
    ],
    ['horse tied at corner of square field 20 m with 7 m rope find area it can graze', '38.5 m²'],
    ['scooter wheel radius 28 cm speed 66 km/h revolutions per minute', '625'],
    [
      'A hemispherical depression is cut out from one face of a cubical block such that the diameter d of the hemisphere is equal to the edge of the cube. Find the surface area of the remaining solid.',
      'd^2(24 + π)/4',
    ],
    [
      'If the perimeter of a circle is equal to that of a square, then ratio of their areas is (A) 7 : 11 (B) 22 : 7 (C) 14 : 11 (D) 11 : 14',
      'C',
    ],
    ['capsule length 20 mm diameter 6 mm surface area', '2640/7 mm²'],
    ['30 gulab jamun 20% syrup length 6 cm diameter 2.8 cm. kitna syrup', '187.264 cm³'],
    [
      'Reema, a student, was asked to make a model shaped like a cylinder with two cones attached at its two ends. The diameter of the model is 6 cm and its length is 20 cm. If each cone has a height of 4 cm, find the volume of air in the model. (Assume the outer and inner dimensions of the model to be nearly the same.)',
      '2904/7 cm³',
    ],
    ['model cylinder two cones at ends dia 6 length 20 each cone height 4 volume of air', '2904/7'],
    ['inverted cone h 12 r 6 full of water lead shots radius 0.6 one fourth water flows out number of shots', '125'],
    ['cone h 60 r 30 on hemisphere r 30 placed in cylinder full of water r 30 h 100. water left? pi=3.14', '169560'],
    [
      'A spherical glass vessel has a cylindrical neck 7 cm long, 4 cm in diameter; the diameter of the spherical part is 21 cm. A child finds its volume to be 4939 cm³. Check whether she is correct. (Use π = 22/7)',
      'correct',
    ],
    ['lattu cone surmounted by hemisphere height 6.3 dia 4.2 area to colour', '58.74'],
    ['block cube 8 cm hemisphere on top dia 7 tsa', '422.5 cm²'],
    [
      'toy rocket cone on cylinder total ht 34 cone ht 8 cone dia 12 cylinder dia 8. area orange (cone) and yellow (cylinder) pi 3.14',
      '(i) 251.2; (ii) 703.36',
    ],
    ['bird bath cylinder ht 1.2 m radius 35 cm hemispherical depression tsa', '34100 cm²'],
    [
      'A shed is in the shape of a cuboid surmounted by a half cylinder. The base of the shed is of dimension 7 m × 20 m, and the height of the cuboidal portion is 6 m. Find the volume of air that the shed can hold. Suppose the machinery occupies a total space of 200 m³ and there are 30 workers, each of whom occupy about 0.1 m³ space on an average. Then how much air is in the shed?',
      '(i) 1225 m³; (ii) 1022 m³',
    ],
    ['juice glass dia 7 ht 12 hemispherical raised bottom apparent and actual capacity', '(i) 462; (ii) 2233/6'],
    ['wooden article hemisphere scooped from each end of cylinder h 14 r 3.5 tsa', '462'],
    ['tent cylinder ht 3 dia 14 conical top slant 12. canvas area and cost at 200 per m2', '(i) 396 m²; (ii) ₹79200'],
    ['solid cylinder ht 4 dia 6 conical cavity same ht same dia hollowed out tsa of remaining pi = 3.14', '150.72'],
    [
      '6 cm side wale cube ke upar ek hemisphere rakha hai. hemisphere ka greatest diameter kitna ho sakta hai? solid ka surface area bhi nikalo pi 3.14 lena',
      '(i) 6 cm; (ii) 244.26 cm²',
    ],
    [
      'steel pole = cylinder ht 200cm base dia 20cm, on top another cylinder ht 50 cm radius 7cm. mass of pole if 1 cm3 steel is approx 8g',
      '19756/35 kg',
    ],
    [
      'A heap of wheat is in the form of a cone of diameter 14 m and height 2.4 m. How much canvas cloth is required to just cover the heap?',
      '162.8 m²',
    ],
    [
      '300 persons are taking a dip into a cuboidal pond which is 60 m long and 40 m broad. What is the rise of water level in the pond, if the average displacement of the water by a person is 0.04 m³?',
      '0.5 cm',
    ],
    [
      'How many spherical lead shots of diameter 2.1 cm can be obtained from a rectangular lead piece with dimensions 44 cm, 21 cm and 10.5 cm?',
      '2000',
    ],
    [
      'The diameters of front and rear wheels of a tractor are 70 cm and 1.4 m respectively. Find the number of revolutions that rear wheel will make in covering a distance in which the front wheel makes 900 revolutions.',
      '450',
    ],
    [
      'All the vertices of a rhombus lie on a circle. Find the area of the rhombus, if the area of the circle is 314 cm². (Use π = 3.14)',
      '200 cm²',
    ],
    [
      'A wall 12 m long, 0.3 m thick and 4 m high is built with bricks each of dimensions 25 cm × 12 cm × 10 cm. If the mortar occupies 1/10th of the volume of the wall, find the number of bricks.',
      '4320',
    ],
    ['beaker dia 10 cm marbles dia 2 water rise 4 cm no of marbles', '75'],
    ['park radius 49 m surrounded by road 7 m wide area of road', '2310 m²'],
    [
      'Find the difference of the areas of a sector of angle 60° and its corresponding major sector of a circle of radius 21 cm.',
      '924 cm²',
    ],
    [
      'Find the difference of the areas of two segments of a circle formed by a chord of length 14 cm subtending an angle of 90° at the centre.',
      '252 cm²',
    ],
    [
      'In the figure arcs have been drawn with radii 7 cm each and with centres P, Q, R and S of a quadrilateral. Find the area of the shaded region.',
      '154 cm²',
    ],
    [
      'If the area of a sector of a circle is 2/9 of the area of the circle, then the sector angle is equal to (a) 60° (b) 80° (c) 100° (d) 120°',
      'B',
    ],
    [
      'AB and CD are arcs of 2 concentric circles of radii 14 cm and 7cm centre O and angle AOB = 60. find area between the two arcs',
      '77 cm²',
    ],
    [
      'ek lighthouse red light 60 degree ke sector me 21 km door tak failata hai. samudra ka kitna area hai jispe ships ko warning milti hai? pi 22/7',
      '231 km²',
    ],
    [
      'A round table cover has six equal designs, the designs being the six segments cut off by a regular hexagon inscribed in the cover. If the radius of the cover is 14 cm, find the cost of making the designs at the rate of ₹ 0.50 per cm². (Use √3 = 1.7 and π = 22/7)',
      '58.1',
    ],
    ['area swept by minute hand of length 14 cm from 10:05 am to 10:40 am', '1078/3 cm²'],
    ['brooch diameter 42mm 3 diameters 6 sectors. total wire length n area of each sector', '(i) 258 mm; (ii) 231 mm²'],
    [
      'radius 12 cm chord 60 degree minor and major segment area pi=3.14 root 3 = 1.73',
      '(i) 13.08 cm²; (ii) 439.08 cm²',
    ],
    [
      'A cone, a hemisphere and a cylinder stand on equal bases and have the same height. Find the ratio of their volumes.',
      '1 : 2 : 3',
    ],
    [
      'Assertion (A): Total surface area of a toy made of a cone mounted on a hemisphere of same radius is the sum of the curved surface areas of the cone and the hemisphere. Reason (R): The toy is made by joining the plane faces of the hemisphere and the cone together.',
      'A',
    ],
    ['height of cylinder is doubled and radius is increased by 50%, its volume becomes how many times', '9/2 times'],
    [
      'If each edge of a cube is increased by 20%, the percentage increase in its surface area is (a) 20% (b) 40% (c) 44% (d) 72.8%',
      'C',
    ],
    ['keeping the height of a cone same its radius is increased by 10%. find percent increase in volume', '21%'],
    [
      'It is proposed to build a single circular park equal in area to the sum of areas of two circular parks of diameters 16 m and 12 m in a locality. Find the radius of the new park.',
      '10 m',
    ],
    [
      'Find the radius of a circle whose circumference is equal to the sum of the circumferences of two circles of diameters 36 cm and 20 cm.',
      '28 cm',
    ],
    ['circumference circle ki diameter se 30 cm zyada hai to radius?', '7 cm'],
    ['car ka pahiya diameter 80 cm, 66 km/h speed pe 10 minute me kitne chakkar', '4375'],
    [
      'The area of a circular playground is 22176 m². Find the cost of fencing this ground at the rate of Rs 50 per metre.',
      '₹26400',
    ],
    [
      'AB and CD are respectively arcs of two concentric circles of radii 21 cm and 7 cm and centre O. If ∠AOB = 30°, find the area of the shaded region.',
      '308/3 cm²',
    ],
    [
      'Find the area of the ring-shaped region included between two concentric circles of radii 14 cm and 10.5 cm.',
      '269.5 cm²',
    ],
    [
      'cube of side 8 cm is cut in small cubes of side 2cm. ratio of total surface area of big cube to all small cubes',
      '1 : 4',
    ],
    [
      'a solid is a cylinder with hemispheres at both ends its total surface area is four hundred forty square centimetre and its radius is three point five centimetre find the height of the cylindrical part',
      '13 cm',
    ],
    [
      'four horses are tied at the four corners of a field in the shape of a quadrilateral with ropes ten point five metre long the ropes do not overlap find the total area they can graze',
      '346.5 m²',
    ],
    [
      'iron pipe outer radius 5cm inner 4 cm and 70cm long. find volume of iron and weight in kg if 1 cm3 = 8 g',
      '(i) 1980 cm³; (ii) 15.84 kg',
    ],
    [
      'raju made a toy, cone on hemisphere, common radius 7 cm, total height of toy 31 cm. he paints whole toy at rs 2 per cm sq. total cost?',
      '₹1716',
    ],
    [
      'On a hill there is a small shrine. Its hall is a cuboid 10 m long, 8 m wide and 6 m high and over the flat roof stands a solid cone of base radius 3.5 m and height 12 m. (i) Find the slant height of the cone. (ii) Find the volume of the cone. (iii) Find the curved surface of the cone to be gold-plated. Take π = 22/7.',
      '(i) 12.5 m; (ii) 154 m³; (iii) 137.5 m²',
    ],
    [
      'a toy dice is a cube of edge 7cm and has total 21 hemisphere shaped pits of radius 0.5 cm dug on its faces. find total surface area of dice',
      '310.5 cm²',
    ],
    [
      'A fishing float is made of two identical cones joined base to base. The radius of the common base is 7 cm and the whole float is 48 cm long. Find its outer surface area.',
      '1100 cm²',
    ],
    [
      'An inverted conical vessel of height $12$ cm and top radius $6$ cm is filled with water up to the brim. Spherical lead shots, each of radius $0.6$ cm, are dropped into it and $\\frac{1}{4}$ of the water flows out. Find the number of lead shots dropped.',
      '125',
    ],
    [
      'solid = cone of height 40 cm on a hemisphere, both radius 21cm. put upright in a cylinder full of water touching the bottom, cyl radius 21 cm height 61. how much water left in cylinder? pi 22/7',
      '46662 cm³',
    ],
    [
      '14 cm edge wale cube ke upar greatest hemisphere rakhna hai, uska diameter kitna hoga max? aur bane hue solid ka surface area bhi batao',
      '(i) 14 cm; (ii) 1330 cm²',
    ],
    [
      '7 . An ice - cream cone of radius 3 cm and height 8 cm is completely filled and topped with a hemispherical scoop of same radius . Find the volume of ice - cream . ( π = 22 / 7 )',
      '132 cm³',
    ],
    ['minute hand of kitchen clock is 10.5cm long. area swept by it from 6:10 pm to 6:30 pm', '115.5 cm²'],
    [
      'A solid sphere of radius r is cut into two hemispheres. The ratio of the surface area of the sphere to the total surface area of the two hemispheres taken together is\n(a) 1 : 1  (b) 2 : 3  (c) 3 : 2  (d) 1 : 2',
      'B',
    ],
    [
      'ek sphere aur ek cylinder ka radius same hai aur cylinder ki height sphere ke diameter ke barabar hai. sphere ke surface area aur cylinder ke TSA ka ratio?',
      '2 : 3',
    ],
    [
      'ek gaay ko 12 m x 9 m ki godown ke bahar wale ek corner se 7 m lambi rassi se bandha gaya hai. godown ke bahar chaaro taraf ghaas hai. gaay kitne area ki ghaas khaa sakti hai?',
      '115.5 m²',
    ],
    [
      'A pony is tethered at one vertex of a field shaped like an equilateral triangle of side 30 m with a rope 10.5 m long. Find the area of the field that the pony cannot graze. Take π = 22/7 and √3 = 1.732.',
      '331.95 m²',
    ],
    [
      'vitamin capsule = cylinder + 2 hemispheres at ends. full length 21mm diameter 6 mm find its surface area',
      '396 mm²',
    ],
    [
      'Q a well dug 12 m deep with diameter 14 m. mud spread evenly on a plot 44m by 21m. how high is the platform',
      '2 m',
    ],
    [
      'chord subtends 120 degree at centre, r = 12cm. find area of corresponding minor segment , pi=3.14 root3=1.73',
      '88.44',
    ],
    [
      "CASE STUDY\nMeher's school built a water tank on its roof. The tank is a cylinder of radius 2.1 m and height 5 m with a hemispherical lid of the same radius on top. (Use π = 22/7)\n(i) What is the total height of the tank including the lid?\n(ii) Find the area of the curved surface of the hemispherical lid.\n(iii) Find the total outer area to be painted if the base is not painted.",
      '(i) 7.1 m; (ii) 27.72 m²; (iii) 93.72 m²',
    ],
    [
      'A hemispherical bowl is made of steel 1 cm thick. Its inner radius is 5 cm.\nFind the total surface area of the bowl (inside, outside and rim).   [π = 22⁄7]',
      '418 cm²',
    ],
    [
      'Assertion (A): If two identical cubes of edge 5 cm are joined end to end, the total surface area of the resulting cuboid is 300 cm².\nReason (R): The total surface area of a cuboid of dimensions l, b, h is 2(lb + bh + hl).\n(a) Both A and R are true and R is the correct explanation of A\n(b) Both A and R are true but R is not the correct explanation of A\n(c) A is true but R is false\n(d) A is false but R is true',
      'D',
    ],
    [
      'a cubical block of edge 10 cm has hemisphere of diameter 7cm stuck on its top. find tsa of the block',
      '638.5 cm²',
    ],
    [
      'A chord of a circle of radius 20 cm subtends a right angle at the centre. Find the areas of the corresponding minor and major segments. (Use π = 3.14)',
      '(i) 114 cm²; (ii) 1142 cm²',
    ],
    [
      'ek ghoda 20 m side wale square field ke kone par 7 m ki rassi se bandha hai. agar rassi 14 m ki kar de to grazing area kitna badhega? π=22/7',
      '115.5 m²',
    ],
    [
      'ice cream cone radius 3cm height 12cm full and a hemisphere of icecream on top same radius. volume of icecream in terms of pi',
      '54π cm³',
    ],
    ['cubical block side 7cm has a hemisphere on top of greatest diameter. surface area of the solid?', '332.5 cm²'],
    [
      'a sphere of radius 3cm is dropped in a cylinder jar of radius 6 cm having water, fully dips no overflow. by how much water rises',
      '1 cm',
    ],
    [
      'Find the volume of metal in a hollow cylindrical pipe of length 35 cm whose internal diameter is 10 cm and whose metal is 1 cm thick. (Use π = 22/7)',
      '1210 cm³',
    ],
    [
      'Assertion (A): When two cubes of edge a are joined end to end, the total surface area of the resulting cuboid is 12a².\nReason (R): The total surface area of a cuboid with sides l, b, h is 2(lb + bh + hl).\n(a) Both true, R is the correct explanation of A\n(b) Both true, R is not the correct explanation of A\n(c) A is true, R is false\n(d) A is false, R is true',
      'D',
    ],
    [
      'A round table cover of radius 35 cm has four equal designs, each lying between the circle and one side of a square inscribed in the circle. Find the total area of the designs and the cost of making them at ₹0.50 per cm². (Use π = 22/7)',
      '(i) 1400 cm²; (ii) ₹700',
    ],
    [
      'triangular field sides 20m 21m 29m. 3 goats tied at 3 corners each with rope 7 m. find area of field left ungrazed',
      '133 m²',
    ],
    [
      'At a school fair, Kabir makes a round spinning board of radius 21 cm and divides it into 12 equal sectors, painting 4 of them red. (Use π = 22/7)\n(i) What is the central angle of each sector?\n(ii) What is the length of the arc of one sector?\n(iii) What is the total area painted red?',
      '(i) 30°; (ii) 11 cm; (iii) 462 cm²',
    ],
    [
      'A solid sphere is cut into two hemispheres . The ratio of the surface area of the sphere to that of the total surface area of the two hemispheres taken together is (A) 1 : 1 (B) 1 : 4 (C) 2 : 3 (D) 3 : 2',
      'C',
    ],
    [
      'the area of a sector of a circle of radius 6 centimetre is 9 pi square centimetre find the angle of the sector',
      '90°',
    ],
    [
      'the minute hand of our classroom clock is 10.5 cm long. how much area does it sweep between 8:05 and 8:25',
      '115.5 cm²',
    ],
    [
      'Bhola ki bakri ek 30 m x 18 m ke rectangular khet ke kone par 7 m ki rassi se bandhi hai. rassi ko 14 m kar diya to kitna zyada area char payegi?',
      '115.5 m²',
    ],
    [
      'a geyser tank is cylinder with half sphere at both ends, full length 20 cm and diameter 7 cm. whats the total outer surface area plz',
      '440 cm²',
    ],
    [
      'circus tent - lower part cylinder of diameter 14 m and height 5 m, upper part cone of same base with height 24 m. canvas costs rs 60 per sq m. total cost of canvas?? (no floor)',
      '₹46200',
    ],
    [
      'A cubical gift block of edge 14 cm is surmounted by a hemisphere of the greatest possible diameter. What is the total surface area of the solid?',
      '1330 cm²',
    ],
    [
      'Assertion (A): If two cubes of edge 5 cm are joined face to face, the surface area of the cuboid formed is 250 cm².\nReason (R): When two solids are joined, the faces that are stuck together are no longer a part of the outer surface.\n(a) Both A and R are true and R is the correct explanation of A\n(b) Both A and R are true but R is not the correct explanation of A\n(c) A is true but R is false\n(d) A is false but R is true',
      'A',
    ],
    [
      'ek triangular maidan ke teeno kono par ek ek ghoda 7 m ki rassi se bandha hai (sides 40 m, 45 m aur 52 m). teeno milke total kitna area char sakte hain',
      '77 m²',
    ],
    [
      'a solid ball is cut into two equal halves. ratio of surface area of the ball to the total surface area of both halves together?',
      '2 : 3',
    ],
    [
      'Two identical cones of base radius 5 cm and height 12 cm are glued together at their bases to make a fishing float. Find the surface area of the float in terms of π.',
      '130π cm²',
    ],
    ['area of sector of radius 21 cm n angle 120 and also the arc length. π=22/7', '(i) 462 cm²; (ii) 44 cm'],
    [
      'a cow is tied at corner of a square field of side 30 m by 14 m long rope. find area it can graze. also find increase in grazing area if rope was 21 m (π=22/7)',
      '(i) 154 m²; (ii) 192.5 m²',
    ],
    [
      'the area of a sector of a circle of radius 21 centimetre is 231 square centimetre find the angle of the sector take pi as 22 by 7',
      '60°',
    ],
    ['minute hand of clock is 10.5cm long find area swept by it in 20 mins', '115.5 cm²'],
    [
      'ek bus me do wipers hain jo overlap nahi karte, har ek ki length 21 cm hai aur 120° ka angle sweep karta hai. total kitna area saaf hoga? π=22/7',
      '924 cm²',
    ],
    [
      'a goat is tied at corner of a square field of side 30 m by 7 m rope. if rope is made 14 m long, find the increase in grazing area',
      '115.5 m²',
    ],
    [
      'The legs of a right triangle are 15 cm and 20 cm. With each vertex as centre, a sector of radius 7 cm is drawn inside the triangle. Find the area of the part of the triangle not covered by the sectors. Take π = 22/7.',
      '73 cm²',
    ],
    ['a fan has 3 blades each of radius 21 cm and angle 30. find the total area of blades', '346.5 cm²'],
    [
      'A sector of angle 60° is cut from a circle of radius 21 cm. Find its perimeter and area',
      '(i) 64 cm; (ii) 231 cm²',
    ],
    ['A circle of radius 7 cm is divided into 4 equal sectors. area of 3 sectors?', '115.5 cm²'],
    [
      'an arc of circle of radius 14 cm subtends 45 degree at centre, find arc length, area of sector and perimeter of sector',
      '(i) 11 cm; (ii) 77 cm²; (iii) 39 cm',
    ],
    ['find the area of minor and major sector of circle radius 14 angle 90', '(i) 154; (ii) 462'],
    ['a goat is tied to a corner of 20 m by 16 m field with rope 14 m long. find area it cannot graze', '166 m²'],
    [
      'Each wiper of a car has a blade of length 21 cm sweeping 120°. There are two wipers which do not overlap. Find the area cleaned by one wiper',
      '462 cm²',
    ],
    [
      'largest sphere that can be carved out of a cube of side 6 cm, its volume is (a) 36π (b) 72π (c) 108π (d) 288π',
      'A',
    ],
    ['cube of side 10 cm is cut into 8 equal cubes. increase in total surface area?', '600 cm²'],
    ['sphere of radius 7 cm is cut into two hemispheres. find increase in surface area', '308 cm²'],
    [
      'From a solid cylinder whose height is 2.4 cm and diameter 1.4 cm, a conical cavity of the same height and same diameter is hollowed out. Find the total surface area of the remaining solid to the nearest cm².',
      '18 cm²',
    ],
    [
      'The radii of two cylinders are in the ratio 2:3 and their heights are in the ratio 5:3. Find the ratio of their volumes and curved surface areas.',
      '(i) 20 : 27; (ii) 10 : 9',
    ],
    ['volume of the sphere of radius 3 is (a) 36π (b) 27π (c) 12π (d) 9π', 'A'],
    [
      'A round table cover of radius 35 cm has a square inscribed in it, and the four equal parts between the circle and the square are embroidered. Find the area of the embroidery and its cost at the rate of ₹0.50 per cm².',
      '(i) 1400 cm²; (ii) ₹700',
    ],
    [
      'A round table cover of radius 14 cm has a square drawn inside it whose corners lie on the circle. The four equal parts between the circle and the square carry a design. Find the total area of the design and the cost of making it at ₹ 0.50 per cm². (Use π = 22/7)',
      '(i) 224 cm²; (ii) ₹112',
    ],
    [
      'A round table cover has six equal designs. If the radius of the cover is 28 cm, find the cost of making the designs at the rate of ₹0.35 per cm². (Use √3 = 1.7)',
      '162.68',
    ],
    [
      '12 cm radius ke cylindrical bartan me thoda pani hai. usme 6 cm radius ka lohe ka gola poora dubo diya. pani ka level kitna upar aayega?',
      '2 cm',
    ],
    [
      '12 cm radius wale cylinder bartan me paani bhara hai. usme 6 cm radius ki ek thos gend puri doob gayi, paani ka level kitna badhega?',
      '2 cm',
    ],
    [
      'with vertices A, B, C of triangle as centres arcs are drawn with radius 14 cm. find area of the three sectors',
      '308 cm²',
    ],
    [
      'A sphere of diameter 12 cm is dropped in a right circular cylindrical vessel partly filled with water. If the sphere is completely submerged and the diameter of vessel is 24 cm, by how much does water level rise?',
      '2 cm',
    ],
    ['sphere of radius 3 cm is put in cylindrical vessel of radius 9 cm, what is the rise in water level', '4/9 cm'],
    ['arc length of a circle of radius 28 cm when angle at centre is 90', '44 cm'],
    [
      'chord of circle of radius 12cm subtends 120 at the centre. find area of corresponding segment pi 3.14 root3 1.73',
      '88.44 cm²',
    ],
    ['125 cm³ volume wale do cubes ko side by side jod diya. cuboid ka surface area?', '250 cm²'],
    [
      'solid cylinder of height 12 cm and radius 5 cm se same height aur radius ka cone nikala gaya. bache hue solid ka volume pi me',
      '200π cm³',
    ],
    [
      'hemispherical depression is cut from one face of cubical block of edge 14 cm such that diameter of hemisphere is equal to edge. surface area of remaining solid?',
      '1330 cm²',
    ],
    [
      'A 20 m deep well with diameter 7 m is dug and the earth from digging is evenly spread out to form a platform 22 m by 14 m. Find the height of the platform.',
      '2.5 m',
    ],
    [
      'cube of side 4 cm is cut into 64 cubes of side 1 cm. ratio of surface area of original cube to that of all small cubes',
      '1 : 4',
    ],
    [
      'a sector of angle 120 is cut from a circle of radius 21 cm, find area of minor sector and corresponding major sector',
      '(i) 462 cm²; (ii) 924 cm²',
    ],
    ['length of arc, r=21 cm angle 60 (pi 22/7)', '22 cm'],
    ['slant height and CSA of cone r=5cm h=12cm, use 3.14', '(i) 13; (ii) 204.1'],
    [
      'a goat is tied with 7 m rope at a corner of a rectangular field 20m x 15m. how much will the grazing area increase if rope is 14 m, take pi=22/7',
      '115.5 m²',
    ],
    [
      'do barabar cones ko base se jodkar ek lattu banaya. base radius 5 cm, har cone ki height 12 cm. lattu ka surface area π me batao',
      '130π cm²',
    ],
    ['a toy is a cone over a hemisphere of radius 3.5 cm, total height 15.5 cm. find tsa', '214.5 cm²'],
    ['perimeter of a sector of circle radius 10.5 cm angle 60', '32 cm'],
    ['ghadi ki minute wali sui 7 cm lambi hai, 10 minute me kitna area sweep karegi', '77/3 cm²'],
    ['ek bakri 14 m lambi rassi se square field ke corner par bandhi hai, kitna area char sakti hai', '154 m²'],
    [
      'A goat is tied with a rope 7 m long to a corner of a large square field. If the rope is replaced by one of length 14 m, find the increase in the grazing area.',
      '115.5 m²',
    ],
    [
      '3 goats are tied with 7m ropes at 3 corners of triangular field with sides 26 m 28m 30m . area left ungrazed?',
      '259 m²',
    ],
    ['quadrant of a circle of radius 14 cm find its area and perimeter', '(i) 154 cm²; (ii) 50 cm'],
    ['The minute hand of a clock is 14 cm long. how far does its tip move in 20 minutes', '88/3 cm'],
    [
      'Three cubes whose edges are 3 cm, 4 cm and 5 cm are melted to form a single cube. find surface area of new cube',
      '216 cm²',
    ],
    ['how many litres of water can a hemispherical tank of radius 2.1 m hold', '19404 litres'],
    [
      'A copper sphere of radius 3 cm is melted and drawn into a wire. The diameter of the wire is 2 mm; find its length in m',
      '36 m',
    ],
    [
      'A cylindrical bucket 32 cm high and radius of base 18 cm is filled with sand. The bucket is emptied and a conical heap of sand is formed. If the height of the heap is 24 cm find its radius and slant height.',
      '(i) 36 cm; (ii) 12√13 cm',
    ],
    [
      '3 metallic spheres of radii 6 cm, 8 cm and 10 cm are melted to form a single solid sphere. Find the radius of resulting sphere',
      '12 cm',
    ],
    [
      'how many coins 1.75 cm in diameter and 2 mm thick must be melted to form a cuboid of dimensions 5.5 cm × 10 cm × 3.5 cm',
      '400',
    ],
    [
      'A hemispherical bowl of internal radius 9 cm is full of liquid. It is filled in cylindrical bottles of diameter 3 cm and height 4 cm. How many bottles are needed to empty the bowl?',
      '54',
    ],
    [
      'A toy is in the form of a cylinder with hemispherical ends. Total length 90 cm and radius 21 cm. Find the cost of painting its surface at 70 paise per sq cm.',
      '₹8316',
    ],
    [
      'volumes of two cones are in the ratio 2:3 and their radii are in ratio 1:2, find ratio of their heights',
      '8 : 3',
    ],
    [
      'the curved surface area of a cylinder is 264 m2 and its volume is 924 m3. find the ratio of its height to its diameter',
      '3 : 7',
    ],
    [
      'A vessel is in the form of a hollow hemisphere mounted by a hollow cylinder. The diameter of the hemisphere is 14 cm and the total height of the vessel is 13 cm. Find the inner surface area of the vessel.',
      '572 cm²',
    ],
    [
      'ek belan ki trijya 7 cm aur unchai 10 cm hai. uska aayatan aur vakra prishth kshetrafal nikalo',
      '(i) 1540 cm³; (ii) 440 cm²',
    ],
    ['a cone and a hemisphere have equal bases and equal volumes. find ratio of their heights', '2 : 1'],
    [
      'Find the number of spherical lead shots, each of diameter 4.2 cm, that can be obtained from a rectangular solid of lead with dimensions 66 cm, 42 cm, 21 cm',
      '1500',
    ],
    ['what is the total surface area of two hemispheres of radius 7 cm joined along their bases', '616 cm²'],
    [
      'The internal and external radii of a hemispherical bowl made of brass are 3 cm and 4 cm respectively. The total surface area of the bowl is (A) 50π cm² (B) 57π cm² (C) 64π cm² (D) 43π cm²',
      'B',
    ],
    [
      'The water tank is a cylinder of radius 3.5 m and height 6 m, closed at the top by a hemispherical dome of the same radius. It is painted from outside (not the bottom). Find the cost of painting the tank at ₹40 per m².',
      '₹8360',
    ],
    ['Two cylinders have radii 3 cm and 4 cm and heights 5 cm and 6 cm. find ratio of volumes', '15 : 32'],
    ['csa of cone r 7 h 24', '550'],
    ['cylinder ka TSA nikalna hai, r = 3.5 cm aur height 6.5 cm', '220 cm²'],
    ['a toy is a cone mounted on hemisphere of same radius 7cm. total ht of toy is 31cm find tsa of toy', '858 cm²'],
    [
      'from solid cylinder of ht 24cm n radius 7 cm a conical cavity of same ht n same radius is hollowed out. TSA of remaining solid?',
      '1760 cm²',
    ],
    [
      'sphere of dia 6 cm dropped in cylindrical vessel partly filled with water, dia of vessel 12cm. fully submerged. by how much water level rises',
      '1 cm',
    ],
    [
      'tent for a mela is cylindrical upto 3m and conical above it. diameter 14 m, slant ht of cone 10 m. cost of canvas at rs 500 per m sq ?',
      '176000',
    ],
    [
      'A bus has two wipers which do not overlap. Each wiper has a blade of length 21 cm and sweeps through an angle of 120°. Find the total area cleaned in one sweep of the two blades. (π = 22/7)',
      '924 cm²',
    ],
    ['The height and radius of a cone are 24 cm and 7 cm respectively. Find its curved surface area.', '550 cm²'],
    ['diameter and height of a cylinder are 14 cm and 10 cm respectively find its volume', '1540 cm³'],
    [
      'A tent is in the shape of a cylinder surmounted by a conical top. The diameter and height of the cylindrical part are 14 m and 3 m respectively, and the slant height of the top is 9 m. Find the area of the canvas used for making the tent.',
      '330 m²',
    ],
    ['The radius and angle of a sector are 21 cm and 60 degrees respectively. find its area', '231 cm²'],
    [
      'a metallic cylinder of radius and height 6 cm and 14 cm respectively is melted into spheres of radius 3 cm. how many',
      '14',
    ],
    [
      'A cow is tied with a rope of length 14 m at the corner of a rectangular field of dimensions 30 m × 18 m. Find the area of the field in which the cow can graze and the area of the field that it cannot graze.',
      '(i) 154 m²; (ii) 386 m²',
    ],
    [
      'medicine capsule is cylinder with 2 hemispheres stuck at ends. whole length 19 mm diameter 7mm whats its surface area',
      '418 mm²',
    ],
    [
      'model is cylinder with two cones attached at its 2 ends. total length 20cm diameter 7cm each cone height 3cm find volume of air in it',
      '616 cm³',
    ],
    [
      'The length of an arc of a circle of radius $21$ cm is $22$ cm. Find the angle $\\theta$ subtended by the arc at the centre. (Use $\\pi = \\frac{22}{7}$)',
      '60°',
    ],

    ['arc length of sector radius 21 cm angle 60° (π = 22/7)', '22 cm'],
    ['find the perimeter of a sector of a circle of radius 10.5 cm with central angle 60° take π=22/7', '32 cm'],
    ['an arc of a circle of radius 14 cm is 11 cm long. angle at centre? use pi = 22/7', '45°'],
    ['radius 8 cm, arc 9 cm long. area of the sector?', '36 cm²'],
    [
      'a chord of circle of radius 20 cm subtends a right angle at the centre. area of minor segment? π=3.14',
      '114 cm²',
    ],
    [
      'radius 6 cm, chord subtends 120° at centre, find area of corresponding minor segment. use π = 3.14 and √3 = 1.73',
      '22.11 cm²',
    ],
    ['find area of the major segment, radius 10 cm, chord making 90 degree at centre, pi=3.14', '285.5 cm²'],
    [
      'A chord of a circle of radius 30 cm subtends an angle of 60° at the centre. Find the area of the minor segment. (Use π = 3.14 and √3 = 1.73)',
      '81.75 cm²',
    ],
    ['minute hand of clock 7 cm long. area swept in 10 minutes? π=22/7', '77/3 cm²'],
    [
      'car has two wipers which do not overlap, blade 21 cm, sweeping through 120°. total area cleaned at each sweep (pi 22/7)',
      '924 cm²',
    ],
    [
      'umbrella with 12 equally spaced ribs, flat circle of radius 42 cm. area between two consecutive ribs? π = 22/7',
      '462 cm²',
    ],
    [
      'A brooch is made of silver wire in the form of a circle of diameter 28 mm. The wire is also used in making 3 diameters which divide the circle into 6 equal sectors. Find (i) the total length of the silver wire required (ii) the area of each sector. (π = 22/7)',
      '(i) 172 mm; (ii) 308/3 mm²',
    ],
    [
      'lighthouse spreads red light over a sector of angle 60 degree to a distance of 15 km. area of sea warned? use π = 3.14',
      '117.75 km²',
    ],
    ['cow tied at a corner of a square field of side 20 m with 7 m rope. area it can graze, π=22/7', '38.5 m²'],
    ['horse tied at corner of rectangular plot 30 m by 20 m, rope 14 m. area it cannot graze = ? pi 22/7', '446 m²'],
    ['2 cubes each of volume 125 cm³ are joined end to end. surface area of resulting cuboid', '250 cm²'],
    ['three cubes of edge 6 cm joined face to face in a row, TSA of cuboid formed', '504 cm²'],
    [
      'a toy is in the form of a cone of height 4 cm mounted on a hemisphere, both of radius 3 cm. find its surface area use pi=3.14',
      '103.62 cm²',
    ],
    [
      'medicine capsule cylinder with two hemispheres at ends. whole length 18 mm diameter 7 mm. surface area? π=22/7',
      '396 mm²',
    ],
    ['cylinder with hemispherical ends both sides, total length 16 cm, radius 3 cm. volume? π = 22/7', '396 cm³'],
    [
      'A gulab jamun is shaped like a cylinder with two hemispherical ends, with length 9.2 cm and diameter 4.2 cm, and contains sugar syrup up to 25% of its volume. How much syrup is there in 20 gulab jamuns? (π = 22/7)',
      '540.54 cm³',
    ],
    [
      'tent: cylinder radius 7 m height 5 m with a conical top of slant height 10 m. canvas needed, and cost at ₹120 per m² (π=22/7)',
      '52800',
    ],
    ['tambu ka neeche ka part cylinder height 2 m radius 6 m, upar cone height 8 m. canvas ka area π=22/7', '264 m²'],
    [
      'from a solid cylinder of height 24 cm and radius 7 cm a conical cavity of same height and same radius is hollowed out. TSA of remaining solid, π=22/7',
      '1760 cm²',
    ],
    [
      'A wooden article was made by scooping out a hemisphere from each end of a solid cylinder. Height of cylinder is 20 cm and base radius is 7 cm. Find the total surface area of the article. (π = 22/7)',
      '1496 cm²',
    ],
    [
      'decorative block - cube of edge 7 cm with hemisphere of diameter 4.2 cm fixed on top. total surface area? pi = 22/7',
      '307.86 cm²',
    ],
    [
      'hemispherical depression cut out from one face of a cubical block of edge 14 cm, diameter = edge. surface area of remaining solid π=22/7',
      '1330 cm²',
    ],
    [
      'cube of side 10 cm is surmounted by the largest possible hemisphere. find surface area of solid, π = 3.14',
      '678.5 cm²',
    ],
    ['metal sphere radius 6 cm melted n recast into cylinder of radius 4 cm. height?', '18 cm'],
    [
      'conical vessel (vertex down) height 12 cm, radius 6 cm full of water. lead shots of radius 0.5 cm dropped, one fourth of water flows out. number of shots?',
      '216',
    ],
    [
      'marbles of diameter 2 cm are dropped in a beaker of diameter 12 cm with water. how many marbles so that level rises by 4 cm',
      '108',
    ],
    ['largest cone carved out of solid hemisphere of radius 6 cm, volume in terms of π', '72π cm³'],
    ['volumes of two spheres are in ratio 27:125. ratio of surface areas', '9:25'],
    ['cone radius 7 cm height 24 cm. slant height and CSA? take pi 22/7', '(i) 25 cm; (ii) 550 cm²'],
    ['volume of hemisphere r = 10.5 cm (π = 22/7)', '2425.5'],
    ['TSA of a solid hemisphere of radius 7 cm, π 22/7', '462 cm²'],
    [
      'chord subtends 90° at centre of circle of radius 14 cm. find (i) length of the minor arc (ii) area of minor sector (iii) area of minor segment (iv) area of major segment. π=22/7',
      '(i) 22 cm; (ii) 154 cm²; (iii) 56 cm²; (iv) 560 cm²',
    ],
    ['circumference of circle 88 cm, area of its quadrant? π=22/7', '154 cm²'],
    ['circle ki circumference 176 cm hai uske quadrant ka perimeter nikalo π=22/7', '100 cm'],
    ['find the area of a quadrant of a circle whose circumference is 22 cm', '9.625 cm²'],
    ['length of minute hand of a clock is 14 cm. area swept in 5 minutes?', '154/3 cm²'],
    [
      'a chord of a circle of radius 10 cm subtends a right angle at centre. area of minor segment nikalo use pi = 3.14',
      '28.5 cm²',
    ],
    ['radius 21 cm arc subtends 60° at the centre. length of the arc?', '22 cm'],
    [
      'an umbrella has 10 ribs equally spaced. assume its a flat circle of radius 35cm, area between two consecutive ribs',
      '385 cm²',
    ],
    [
      'A horse is tied to a peg at one corner of square grass field of side 15 m by 7m rope. kitna area graze karega',
      '38.5 m²',
    ],
    [
      'to warn ships a lighthouse spreads red light over a sector of angle 60° to a distance of 21 km. area of sea in which ships are warned? (π=22/7)',
      '231 km²',
    ],
    [
      'A toy is in the form of a cone of radius 3.5cm mounted on a hemisphere of same radius. total height of toy is 15.5 cm. find total surface area',
      '214.5 cm²',
    ],
    [
      'medicine capsule is cylinder with two hemispheres stuck at ends. length of entire capsule 14 mm, diameter 5 mm. surface area?',
      '220 mm²',
    ],
    [
      'A vessel is an inverted cone height 9 cm, radius of its top which is open 6 cm. filled with water upto the rim. when lead shots, each a sphere of radius 0.5 cm, are dropped in, one fourth of the water flows out. number of lead shots?',
      '162',
    ],
    [
      'a hemispherical depression is cut out from one face of a cubical wooden block of edge 7cm, diameter of hemisphere = edge. surface area of remaining solid',
      '332.5 cm²',
    ],
    [
      'from a solid cylinder of height 2.4cm and diameter 1.4 cm a conical cavity of same height and same diameter is hollowed out. total surface area of remaining solid nikalo',
      '17.6 cm²',
    ],
    [
      'wooden article made by scooping out a hemisphere from each end of solid cylinder. height 10 cm base radius 3.5cm. TSA?',
      '374 cm²',
    ],
    ['in a circle of radius 7 cm an arc has length 11 cm. what is the angle at centre', '90°'],
    ['perimeter of a sector of radius 14 cm and central angle 45° (\\pi=\\frac{22}{7})', '39 cm'],
    [
      'chord of a circle of radius 12 cm subtends an angle of 120° at the centre. area of corresponding segment (use π = 3.14 and √3 = 1.73)',
      '88.44 cm²',
    ],
    [
      'conical vessel height 8 cm radius 5 cm full of water. lead shots radius 0.5 cm dropped in and one fourth of water flows out. how many shots',
      '100',
    ],
    [
      'A hollow iron pipe is 21 cm long , its outer diameter is 8 cm and thickness 1 cm . Find the weight of the pipe if iron weighs 8 g/cm³ .',
      '3696 g',
    ],
    [
      'The volume of the largest right circular cone that can be cut out from a cube of edge 4.2 cm is (a) 9.7 cm³ (b) 77.6 cm³ (c) 58.2 cm³ (d) 19.4 cm³',
      'D',
    ],
    [
      'Assertion (A): Two identical solid cubes of side 5 cm are joined end to end. The total surface area of the resulting cuboid is 300 cm².\nReason (R): Total surface area of a cuboid is 2(lb + bh + hl).\n(a) Both A and R are true and R is the correct explanation of A.\n(b) Both A and R are true but R is not the correct explanation of A.\n(c) A is true but R is false.\n(d) A is false but R is true.',
      'D',
    ],
    [
      'radius 21 cm, angle 120 at centre. find arc length, area of sector and area of minor segment (√3=1.73)',
      '(i) 44 cm; (ii) 462 cm²; (iii) 271.27 cm²',
    ],
    [
      'solid sphere of radius 5 cut into two equal halves. by how much does the total surface area increase (in pi)',
      '50π',
    ],
    [
      'right triangle with legs 15 cm and 20 cm is revolved about its hypotenuse find volume and surface area of double cone (pi = 3.14)',
      '(i) 3768 cm³; (ii) 1318.8 cm²',
    ],
    [
      'wooden pen stand cuboid 15 cm by 10 cm by 3.5 cm with four conical depressions radius 0.5 cm depth 1.4 cm. volume of wood',
      '7853/15 cm³',
    ],
    [
      'a copper rod of diameter 1 cm and length 8 cm is drawn into a wire of length 18 m of uniform thickness. thickness of wire in cm?',
      '1/15 cm',
    ],
    [
      'a horse is tied at the corner of a 15 m side square field with a 5 m rope. find the area it can graze',
      '275/14 m²',
    ],
    ['a pizza slice has perimeter 32 cm and its radius is 10 cm find the area of the slice', '60 cm²'],
    [
      'ghoda 15 m side wale square maidan ke kone par 5 m rassi se bandha hai. kitne area me ghaas kha sakta hai (pi 3.14)',
      '19.625 m²',
    ],
    [
      'three horses tied at the three corners of a triangular park of sides 20 m 21 m 29 m with ropes of 7 m. area left ungrazed',
      '133 m²',
    ],
    [
      '150 spherical marbles each of diameter 1.4 cm are dropped in a cylindrical vessel of diameter 7 cm containing some water completely immersed. find the rise in level of water',
      '5.6 cm',
    ],
    ['cone, hemisphere and cylinder on same base and same height. volumes ka ratio', '1 : 2 : 3'],
    [
      'A grain silo has a cylindrical body of diameter 14 m and height 20 m, with a hemispherical roof.\n(a) Find the total height of the silo.\n(b) Find the curved surface area of the cylindrical body.\n(c) Find the capacity of the silo.',
      '(a) 27 m; (b) 880 m²; (c) 11396/3 m³',
    ],
    ['perimeter of a semicircular protractor of diameter 14 cm', '36 cm'],
    ['ice cream cone radius 3.5 cm, height of cone part 12 cm, hemisphere on top. how much ice cream', '1463/6 cm³'],
    [
      'ek cone jiski height 24 cm aur base radius 6 cm hai mitti ka bana hai, use sphere bana diya. sphere ki radius',
      '6 cm',
    ],
    [
      'do circles ki radius 12 cm aur 5 cm hai. us circle ki radius kya hogi jiska area dono ke area ke sum ke barabar ho',
      '13 cm',
    ],
    [
      'A circular brooch of diameter 42 mm is made of silver wire. The wire also makes 3 diameters, which divide the circle into 6 equal sectors. Find the total length of the wire and the area of each sector.',
      '(i) 258 mm; (ii) 231 mm²',
    ],
    ['perimeter of quadrant of circle rad 14cm , both radii also included', '50 cm'],
    [
      'hemispherical depression cut from one face of wooden cube, diameter d of hemisphere = edge of cube. surface area of remaining solid?',
      'd^2(24 + π)/4',
    ],
    [
      'If the area of a sector of a circle of radius 18 cm is 27π cm², find the length of the corresponding arc.',
      '3π cm',
    ],
    ['An arc of length 4π cm is cut from a circle of radius 9 cm. The area of the sector that it bounds is', '18π cm²'],
    [
      'a cube and a sphere have equal surface areas. find the ratio of the volume of the cube to the volume of the sphere',
      '√π : √6',
    ],
    [
      'gol table cover pe 6 equal designs hai, design matlab regular hexagon ki sides aur circle ke beech wale 6 segments. cover ki radius 14 cm hai to ₹2 per cm² ke rate se design banane ka kharcha kitna hoga? √3 = 1.7 lena hai',
      '232.4',
    ],
    [
      'Area of a sector of angle $p$ (in degrees) of a circle with radius $R$ is: (A) $\\frac{p}{720}\\times 2\\pi R^2$ (B) $\\frac{p}{180}\\times \\pi R^2$ (C) $\\frac{p}{360}\\times 2\\pi R$ (D) $\\frac{p}{180}\\times 2\\pi R$',
      'A',
    ],
    [
      'A solid is a cone standing on a hemisphere with both their radii being equal to 3 cm and the height of the cone is equal to its radius. Volume = ⅓πr²h + ⅔πr³ = ? (answer in terms of π)',
      '27π cm³',
    ],
    [
      'A hall is a cylinder of radius 7 m and height 5 m, closed above by a hemispherical dome of the same radius. (i) Find the area of the curved wall. (ii) Find the area of the dome.',
      '(i) 220 m²; (ii) 308 m²',
    ],
    [
      'A conical vessel with its point down has radius 3 cm and height 16 cm and is full of water. Lead balls of radius 1 cm are dropped in until one fourth of the water has flowed out. How many balls are there?',
      '9',
    ],
    [
      'A float has the shape of a cone on a hemisphere of the same radius. The radius is 7 cm and the total height is 31 cm. Find the area of its outer surface.',
      '858 cm²',
    ],
    [
      'A round window has the radius 14 cm. A straight strip of lead cuts it in two pieces and subtends a right angle at the centre. Find the area of the smaller piece.',
      '56 cm²',
    ],
    [
      'Assertion (A): If the circumferences of two circles are in the ratio 3 : 5, then their areas are in the ratio 9 : 25. Reason (R): The circumference of a circle of radius r is 2πr and its area is πr².',
      'A',
    ],
    [
      'Assertion (A): If a cone and a hemisphere of the same radius are joined at their flat faces, the total surface area of the new solid is the sum of their total surface areas. Reason (R): The total surface area of a hemisphere of radius r is 3πr². Which of them is true?',
      'D',
    ],
    [
      'A solid is a cylinder with hemispherical ends. total length 24 cm and diameter 7 cm. cost of polishing at 5 paise per sq cm',
      '₹26.4',
    ],
    [
      'tent is cylinder with cone top. ht of cylinder part 3m dia 14m slant ht of top 8m. canvas area n cost at rs200 per m2',
      '(i) 308 m²; (ii) 61600',
    ],
    ['solid = cone standing on hemisphere both radius 2cm ht of cone = its radius. volume in terms of pi', '8π cm³'],
    ['area of quadrant of circle of radius 14 cm (22/7)', '154 cm²'],
    [
      'medicine capsule cylinder with 2 hemispheres stuck at ends, length of full capsule 20 mm diameter 6 mm. surface area? 3.14',
      '376.8 mm²',
    ],
    ['14 cm edge wale cube me se sabse bada sphere kaat ke nikala, sphere ka volume batao', '4312/3 cm³'],
    [
      'A grain store: a cylinder of radius 7 m and height 12 m with a conical roof of the same radius and of height 24 m. (π = 22/7)\n(i) What is the slant height of the roof?\n(ii) What is the total volume of the store including the roof?\n(iii) What is the outer curved surface area (walls and roof) to be painted?',
      '(i) 25 m; (ii) 3080 m³; (iii) 1078 m²',
    ],
    [
      'a vessel is an inverted cone height nine centimetre radius of the open top eight centimetre it is full of water up to the brim when lead shots each a sphere of radius one centimetre are dropped in one sixth of the water flows out find number of lead shots',
      '24',
    ],
    ['cube side 14 cm ke upar biggest possible hemisphere, solid ka surface area? π=22/7', '1330 cm²'],
    [
      'A water sprinkler reaches up to 35 m and turns through an angle of 72°. Find the area of the lawn it waters. Use π = 22/7.',
      '770 m²',
    ],
    [
      'Adventure camps are the perfect place for the children to practice decision making for themselves. Some students are planning to visit a camp. The resort manager allowed four students to stay in a tent of canvas. The tent is cylindrical up to a height of 3 m and conical above with the same diameter 14 m, the slant height is 10 m. (i) Find the radius of the base. (ii) Find the curved surface area of the cylindrical part. (iii) Find the curved surface area of the conical part. (iv) Find the total canvas required.',
      '(i) 7 m; (ii) 132 m²; (iii) 220 m²; (iv) 352 m²',
    ],
    [
      'An ice cream seller fills cones of radius 3.5 cm and height 12 cm with ice cream and puts a hemispherical scoop of the same radius on top. (Use π = 22/7) (i) Find the slant height of the cone. (ii) Find the area of paper needed to wrap the curved surface of the cone. (iii) Find the total volume of ice cream.',
      '(i) 12.5 cm; (ii) 137.5 cm²; (iii) 1463/6 cm³',
    ],
    [
      'A tent is a cylinder of diameter 14 m and height 3 m surmounted by a cone of slant height 8 m. (i) Find the curved surface area of the cylindrical part. (ii) Find the curved surface area of the conical part. (iii) Find the cost of the canvas at ₹50 per m². (π = 22/7)',
      '(i) 132 m²; (ii) 176 m²; (iii) ₹15400',
    ],
    [
      'A solid toy is a cone on a hemisphere, both of radius 3.5 cm; the total height is 15.5 cm. (Use π = 22/7) (i) Find the height of the cone. (ii) Find the slant height. (iii) Find the total surface area of the toy.',
      '(i) 12 cm; (ii) 12.5 cm; (iii) 214.5 cm²',
    ],
    [
      'A horse is tied at a corner of a square field of side 30 m by a rope 14 m long. (i) Find the area which it can graze. (ii) Find the area left ungrazed. (iii) By how much does the grazing area increase if the rope is 21 m long? (π = 22/7)',
      '(i) 154 m²; (ii) 746 m²; (iii) 192.5 m²',
    ],
    [
      'A wooden toy rocket is in the shape of a cone mounted on a cylinder. The cone has height 3 cm and base radius 4 cm, while the cylinder has base radius 2 cm and height 10 cm. The conical portion (including the exposed part of its base) is painted orange and the cylindrical portion (including its bottom) yellow. Find the area painted with each colour in terms of π.',
      '(i) 32π cm²; (ii) 44π cm²',
    ],
    [
      'A toy is a cone on a cylinder. The cylinder has radius 3 cm and height 7 cm. The cone has base radius 5 cm and height 12 cm. The cylinder is painted red and the cone is painted blue. How much red and blue paint in terms of pi?',
      '(i) 51π cm²; (ii) 81π cm²',
    ],
    [
      'A toy is a cone on a cylinder. The cylinder has diameter 6 cm and height 7 cm. The cone has base diameter 10 cm and height 12 cm. The cone is painted red and the cylinder blue. Find the area painted blue in terms of pi.',
      '51π cm²',
    ],
    [
      'A wooden toy rocket is in the shape of a cone mounted on a cylinder. The cone has height 3 cm and base radius 4 cm, while the cylinder has base radius 2 cm and height 10 cm. The conical portion is painted yellow and the cylindrical portion orange. Find the area of each colour. Take π = 3.14.',
      '(i) 100.48 cm²; (ii) 138.16 cm²',
    ],
    [
      'A toy is a cone of height 12 cm and base radius 5 cm mounted on a cylinder of radius 3 cm and height 7 cm. Find its total surface area in terms of pi.',
      '132π cm²',
    ],
    [
      'juice ke glass ki andar ki radius 3 cm aur height 10 cm hai lekin bottom me same radius ka hemisphere uthaa hua hai, glass ki apparent capacity aur actual capacity nikalo π me',
      '(i) 90π cm³; (ii) 72π cm³',
    ],
    [
      'AB and CD are two arcs of concentric circles of radii 14 cm and 7 cm respectively with centre O, both lying between the same two radii. If ∠AOB = 60°, find the area of the region enclosed between the two arcs and the radii. (Use π = 22/7)',
      '77 cm²',
    ],
    [
      'godown is cuboid 20m long 7 m wide 6 m high with half cylinder roof on top dia 7 m length 20m find volume of air inside',
      '1225 m³',
    ],
    [
      'ek ice cream cone ki radius 3 cm aur cone ki height 9 cm hai, upar same radius ka hemisphere hai, total ice cream ka volume π me batao (cone poora bhara hai)',
      '45π cm³',
    ],
    [
      'ek tent ka neeche wala part cylinder hai height 5 m radius 7 m aur upar same radius ka cone hai height 6 m, tent ke andar kitni hawa hogi (pi 22/7)',
      '1078 m³',
    ],
  ],
  declined: [
    'A horse is tied at a corner of a square field by a rope 14 m long. (i) Find the area it can graze. (ii) Find the area left ungrazed.',
    'cylinder aur cone ka base same hai, height alag. cylinder ka volume 108 cm³ hai to cone ka volume',
    'a semicircular garden of radius 7 m. find the cost of grassing it at rs 10 per m2',
    'The area of a sector (in m²) of radius 21 cm and angle 60° is',
    'a conical vessel of radius 6 cm height 8 cm is filled up to 1/2 of its height find volume of water',
    'a cylindrical tank of radius 7 m and height 10 m is two third full of water. find volume of water needed to fill it',
    'a cylinder and a cone have the same base. the volume of the cylinder is 108 cm³. find the volume of the cone',
    'a pit 7 m diameter is dug in a field 28 m by 11 m and the earth is spread over the remaining field. find rise in level',
    'a cylinder has radius 7 inches and height 10 cm find its volume',
    'cylinder radius 7 ft height 10 m volume',
    'A cone of radius 5 cm and a cylinder of radius 3 cm, the height of the cone is twice the radius. volume?',
    'A toy is a cone on a hemisphere of radius 7 cm. The cone is 24 cm high. Find the curved surface area of the cone and of the toy.',
    'A godown is in the shape of a cuboid surmounted by a half cylinder. Its base is 14 m × 20 m and the height of the cuboidal portion is 6 m. The diameter of the half cylinder is 12 m and its length is 20 m. Find the volume of air that the godown can hold.',
    'A toy is a cone on a cube of edge 7 cm. The cone is 12 cm high and its radius 3.5 cm. Find the curved surface area of the toy.',
    'A cubical ice cream brick of edge 22 cm is distributed among 100 children in cones of radius 2 cm and height 7 cm. how much ice cream is left?',
    'A cow is tied to a peg at one corner of a rectangular grass field 20 m by 16 m by means of a 7 m long rope. Find the increase in the grazing area if the rope were 14 m long instead of 10 m.',
    'A 5 m wide cloth is used to make a conical tent of base diameter 14 m and height 24 m. Find the cost of cloth used at the rate of ₹25 per m².',
    'what length of tarpaulin 3 m wide will be required to make conical tent of height 8 m and base radius 6 m? Assume that extra length of 20 cm is required for stitching. use pi = 3.14',
    'right triangle with legs 5 cm and 12 cm is revolved about the side 13 cm. volume of cone in terms of pi',
    'right triangle with sides 6 cm and 8 cm is revolved about the side 8 cm. volume of cone',
    'difference btw vol of cylinder and cone with same base r=7',
    'radius and height of a cylinder are in ratio 2:3, find tsa',
    'longest rod in room of length 12 m and breadth 9 m',
    'find diagonal of face of cuboid 12 cm by 5 cm by 3 cm',
    'find the cost of painting the curved surface of a cylinder of radius seven centimetre and height ten centimetre',
    'ek cylinder ki curved surface paint karne ka kharcha nikalo radius 7 cm height 10 cm',
    'cost of whitewashing the inner surface of a hemispherical dome of radius 7 m',
    'find the cost of fencing a circular field of radius 7 m',
    'how many litres of paint are needed for the curved surface of a cylinder of radius 7 cm and height 10 cm',
    'find the time to paint the curved surface of a cylinder of radius 7 cm and height 10 cm',
    'find density of a sphere of radius 7 cm volume',
    'The perimeter of a sector of angle 60° and radius 7 is 25. Find the area of the sector',
    'The perimeter of a sector is 25 cm. Find the radius',
    'A goat is tied at the corner of a square field of perimeter 80 m with 7 m rope. area grazed',
    'A sphere fits exactly in a cube of side 7 cm. ratio of the surface area of cube to surface area of sphere',
    'A hollow sphere of internal and external diameters 4 cm and 8 cm respectively is melted into 5 cones of base diameter 8 cm. Find the height of each cone.',
    'rain water from a roof 22 m x 20 m drains into a cylindrical vessel of diameter 2 m and height 3.5 m. if the vessel is half full find the rainfall in cm',
    'Volume and surface area of a hemisphere are numerically equal. Find its radius.',
    'A grain store: a cylinder of radius 7 m and height 12 m with a conical roof of the same radius and of height 24 m. What is the volume of the store without the roof?',
    'A cone of radius 3 cm and height 9 cm has a hemisphere of the same radius on top. It is full of ice cream. Find the volume of ice cream in 10 cones in terms of π',
    'A solid cylinder of radius 6 cm and height 4 cm is melted into spheres of radius 3 cm. Find the surface area of 4 such spheres.',
    'A sprinkler at the centre O of a lawn of radius 14 m turns through 90°, watering the sector AOB. Find the area of the triangular flower bed AOB and hence the area of the minor segment. (use π = 22/7)',
    'A sprinkler throws water to a distance of 14 m and turns. Find the area watered.',
    'a cone of height 12 cm with a hemisphere of diameter 7 cm removed from it. total volume nikalo',
    'toy = cone + cylinder + hemisphere, radius 3.5 cm, cone height 12 cm, volume?',
    'find the area of the major sector of radius 6 cm and angle 300° in terms of π',
    'An umbrella has 8 ribs which are equally spaced. find the area between two consecutive ribs',
    'A cylinder, a cone and a hemisphere are of same base and have the same height. Show that their volumes are in the ratio 3 : 2 : 1',
    'A cylinder, a cone and a sphere have the same radius and the same height. show that volumes are 3:1:2',
    'ek shed cuboid hai jiske upar half cylinder ki chhat hai. base 7 m x 15 m, cuboid ki height 8 m, half cylinder ka diameter 7 m aur length 12 m. andar ka volume kitna hoga π = 22/7',
    'a glass with a raised hemispherical bottom has inner diameter 6 cm and height 10 cm find the seeming capacity',
    'A godown is a cuboid of length 12 m, breadth 7 m and height 6 m surmounted by a half cylinder of diameter 7 m lying along the 7 m length. Find the volume of air inside. Take π = 22/7.',
    'cloth rs 50 per sq m for a tent. radius 5 m, cylinder part 6 m high then cone, whole height 6 m. cost of the cloth?',
    'solid cylinder 8 cm high 12 cm diameter se half height aur utne hi diameter ka cone nikal diya, bache solid ki TSA',
    'marbles of diameter 1.4 cm dropped in cylindrical beaker of diameter 7 cm, how many so that 5.6 cm³ of water overflows',
    'cost of painting conical part at rs 7 per cm² and height of toy: cone on hemisphere, wood used 132 cm³, radius 3 cm',
    'mass of iron pole if 1 cm³ iron = 8 g: lower cylinder 220 cm high diameter 24 cm, upper cylinder radius 8 cm',
    'shed shape is cuboid with half cylinder on top. base 7m x 20m , cuboid part height 6m half cylinder dia is 9. volume of air it can hold',
    'block cube 6 cm hemisphere on top dia 7 tsa',
    'capsule length 4 mm diameter 6 mm surface area',
    'A shed is in the shape of a cuboid surmounted by a half cylinder. The base of the shed is of dimension 7 m × 20 m, and the height of the cuboidal portion is 6 m. There are 30 workers, each of whom occupy about 0.1 m³ space on an average. Then how much air is in the shed?',
    'A cone, a hemisphere and a cylinder stand on equal bases. Find the ratio of their volumes.',
    'An ice cream cone full of ice cream having radius 5 cm and height 10 cm as shown. Calculate the volume of ice cream, provided that its 1/6 part is left unfilled with ice cream.',
    'park radius 49 m surrounded by road area of road',
    'A square park is surrounded by a road 7 m wide. If the side of the park is 49 m, find the area of the road outside the circle.',
    'Find the difference of the areas of two segments of a circle formed by a chord of length 14 cm subtending an angle of 70° at the centre.',
    'lead shots radius 0.6 in inverted cone h 12 full of water one fourth water flows out number of shots',
    'A horse is tied at one corner of a field in the shape of a quadrilateral with a rope of 7 m. Find the area it can graze.',
    'A cube of edge 8 cm is cut into small cubes of edge 2 cm. Find the ratio of the volume of the cube to the surface area of all the small cubes.',
    'A round pizza of radius 14 cm is cut into 8 equal slices. Nandita eats 9 slices. What is the area of the pizza that is left?',
    'minute hand of a clock is 7 cm long. area swept between 8:05 and 9:25',
    'A cube of edge 7 cm has a hemisphere on top. Find the surface area of the solid.',
    'A solid cylinder of radius 7 cm and height 10 cm is cut into two halves. Find the ratio of the surfaces.',
    'A round mat of radius 42 cm is divided into 6 equal sectors. Find the perimeter of two sectors.',
    'A square of side 14 cm has quadrants of radius 3.5 cm cut from two corners. find remaining area',
    'area of sector with angle 60 and radius 6 and cost of painting it at Rs 2 per cm2',
    'cylindrical glass of radius 10 cm me 3 goliyan of radius 2 cm dali. pani kitna upar aayega?',
    'a cube of side 4 cm is cut into small cubes. find the increase in total surface area',
    'A goat is tied with a rope 7 m long to a peg outside the corner of a square building. Find the area that it can graze.',
    'find volume of a cone of height 12 cm',
    'area of sector of angle 60 degree pi=22/7',
    'a cone has radius 7 cm and slant height 5 cm, find its volume',
    'hollow cylinder inner radius 9 cm outer radius 6 cm length 20 cm, volume of metal?',
    'find the volume of the solid formed by rotating y = x² from x=0 to x=2 about x axis',
    'area of ellipse with semi axes 5 and 3',
    'sphere ki radius 5 cm aur diameter 12 cm hai, volume nikalo',
    'cube has total surface area 150 cm² and volume 216 cm³. find its diagonal',
    'toy is cone on a hemisphere of radius 4 cm. TSA?',
    'a sphere is melted and small balls of radius 1 cm are made, kitne balls banenge',
    'volume of torus with radii 2 cm and 7 cm',
    'surface area batao uss solid ka',
    'find perimeter of sector with radius 7 cm and area 400 cm² taking pi=22/7',
    'cow is tied with a rope in a field. how much area can it graze',
    'sector of angle 60 degree. area batao',
    'toy is a cone mounted on hemisphere of same radius. total height 15 cm. find volume of toy',
    'cone has radius 5 cm, height 12 cm and slant height 10 cm. find curved surface area',
    'a sector of circle radius 7 cm and angle 90° has area 100 cm². find length of its arc',
    'find volume of solid generated when region under y = x^2 from x=0 to 2 is rotated about x axis by integration',
    'find the volume of two cones of radius 3 cm and height 4 cm',
    'hollow pipe inner radius 3cm length 14 cm. volume of metal used',
    'A conical vessel with its point down has radius 3 cm and height 16 cm. Lead balls of radius 1 cm are dropped in until one fourth of the water has flowed out.',
    'The area of a sector of a circle of radius 18 cm is 27π cm². Find the length of the chord.',
    'A round window has the radius 14 cm. A straight strip of lead cuts it in two pieces. Find the area of the smaller piece.',
    'A round window has the radius 14 cm. A straight strip of lead cuts it in two pieces and subtends a right angle at the centre. Find the perimeter of the smaller piece.',
    'The area of the shaded sector in the figure is (use π = 22/7)',
    'A tent is cylindrical up to a height of 3 m and conical above, the slant height is 10 m. (i) Find the radius of the base. (ii) Find the curved surface area of the conical part.',
    'A toy is a cone of height 12 cm and base radius 5 cm mounted on a cylinder of radius 3 cm and height 7 cm. The cone is painted red and the cylinder blue, excluding the bottom. Find the area painted with each colour in terms of pi.',
    'A toy is a cone of height 12 cm and base radius 5 cm mounted on a cylinder of radius 3 cm and height 7 cm. It is painted red on the cone and blue on the cylinder. Find the area painted with each colour in terms of pi.',
  ],
}

export default table

import type { QuestionTable } from './row'

const table: QuestionTable = {
  topic: 'linear-equations',
  answered: [
    [
      '20. Assertion (A) : The pair of equations x + 2y = 5 and 3x + 6y = 15 has infinitely many solutions.\nReason (R) : A pair of linear equations is inconsistent if a₁/a₂ = b₁/b₂ ≠ c₁/c₂.\n(A) Both (A) and (R) are true and (R) is the correct explanation of (A)\n(B) Both (A) and (R) are true, but (R) is not the correct explanation of (A)\n(C) (A) is true, but (R) is false\n(D) (A) is false, but (R) is true',
      'B',
    ],
    [
      'Assertion: The lines represented by 2x + 3y = 9 and 4x + 6y = 18 are parallel. Reason: Two lines are parallel if a₁/a₂ = b₁/b₂ ≠ c₁/c₂. (a) Assertion is false but Reason is true. (b) Assertion is true but Reason is false. (c) Both are true but Reason does not explain Assertion. (d) Both are true and Reason explains Assertion.',
      'A',
    ],
    [
      '19.Assertion(A):The value of k for which the system of equations kx + 2y = 5 and 3x + y = 1 has no solution is 6.Reason(R):The system a₁x + b₁y + c₁ = 0, a₂x + b₂y + c₂ = 0 has a unique solution if a₁/a₂ ≠ b₁/b₂.(A)Both A and R are true and R is the correct explanation of A.(B)Both A and R are true but R is not the correct explanation of A.(C)A is true but R is false.(D)A is false but R is true.',
      'B',
    ],
    ['1 (v) \\sqrt{5}x - \\sqrt{2}y = 0, \\sqrt{3}x + \\sqrt{7}y = 0 . Solve for x and y. [2]', 'x = 0, y = 0'],
    [
      'One equation of a pair of dependent linear equations is –5x + 7y = 2. The second equation can be (A) 10x + 14y + 4 = 0 (B) –10x – 14y + 4 = 0 (C) –10x + 14y + 4 = 0 (D) 10x – 14y = –4',
      'D',
    ],
    [
      'which equation together with 5x − 2y = 3 represents coincident lines? (a) 10x − 4y = 3 (b) 5x + 2y = 3 (c) −10x + 4y = −6',
      'C',
    ],
    ['which line is parallel to 2x + 3y = 8 (a) 4x + 6y = 16 (b) 4x + 6y = 9 (c) 2x - 3y = 8', 'B'],
    [
      'Solve graphically the pair of equations 2x + y = 8 and x − y = 1. Also find the area of the triangle formed by these lines with the x-axis.',
      '(i) x = 3, y = 2; (ii) 3 square units',
    ],
    [
      'Q9. The area of the triangle formed by the line $\\frac{x}{4}+\\frac{y}{6}=1$ with the coordinate axes is (a) 24 sq units (b) 10 sq units (c) 12 sq units (d) 6 sq units',
      'C',
    ],
    [
      'If a pair of linear equations in two variables is consistent, then the lines represented by them are (a) always coincident (b) parallel (c) intersecting or coincident (d) always intersecting',
      'C',
    ],
    [
      'Solve graphically: x + 3y = 6, 2x − 3y = 12. Hence find the value of a if 4x + 3y = a.',
      'x = 6, y = 0, 4x + 3y = 24',
    ],
    [
      'Draw the graphs of 2x + y = 6 and 2x - y + 2 = 0. Find the area of region bounded by these lines and x-axis',
      '8 square units',
    ],
    ['5x+2y=16 and x-3y=-7 solve by substitution', 'x = 2, y = 3'],
    ['five x plus two y equals sixteen and x minus three y equals minus seven solve by substitution', 'x = 2, y = 3'],
    [
      'Q.28 For what values of a and b does the following pair of linear equations have infinitely many solutions ? 2x + 5y = 9 ; (a + 1)x + (2a + b)y = 3a + 2b + 1   (3)',
      'a = 3, b = 4',
    ],
    [
      '(iii) \\sqrt{3}x - \\sqrt{2}y = \\sqrt{3}, \\quad \\sqrt{5}x + \\sqrt{3}y = \\sqrt{5} \\quad Solve for x and y.',
      'x = 1, y = 0',
    ],
    ['value of k for infinitly many solutions 2x+3y=5 (k-2)x+(k+1)y=2k-1', '8'],
    [
      'PT ke liye bachhe rows me khade hain. agar har row me 6 bachhe zyada ho to 2 rows kam ho jati hai, aur agar har row me 4 bachhe kam ho to 2 rows badh jati hai. total kitne bachhe hain',
      '240',
    ],
    [
      'half of the first number plus one third of the second number is nine and twice the first number minus the second number is eight find the two numbers',
      '10, 12',
    ],
    [
      '1. Solve the following pair of linear equations by the substitution method: (v) 0.3x + 0.4y = 2.5 ; 0.5x – 0.3y = 0.3',
      'x = 3, y = 4',
    ],
    ['Solve by substitution [v] 2x+3y = 9, 4x - y = 11', 'x = 3, y = 1'],
    ['Solve for x and y : (c) 2x+3y = 9, 4x - y = 11', 'x = 3, y = 1'],
    [
      '(v) \\(\\sqrt{2}x+\\sqrt{3}y=0\\) \\(\\sqrt{3}x-\\sqrt{8}y=0\\) Solve by the substitution method',
      'x = 0, y = 0',
    ],
    [
      'two cars start from places one forty kilometre apart if they go in the same direction they meet in seven hours if they come towards each other they meet in one hour find the speeds',
      'x = 80, y = 60',
    ],
    [
      'Solve graphically the pair of linear equations 2x + 3y = 12 and x − y = 1. Also write the coordinates of the vertices of the triangle formed by these two lines and the y-axis.',
      '(i) x = 3, y = 2; (ii) (0, 4), (0, -1), (3, 2)',
    ],
    [
      'quiz me har sahi answer ke 4 marks milte hai aur galat pe 1 mark kat ta hai. Riya ne saare 30 question attempt kiye aur uske 85 marks aaye, kitne sahi the kitne galat',
      '23, 7',
    ],
    [
      'PT ke liye students rows me khade hai. agar har row me 4 student zyada ho to 2 rows kam ho jati hai, agar har row me 4 student kam ho to 4 rows badh jati hai. total students kitne',
      '96',
    ],
    [
      'a piggy bank has only two rupee and five rupee coins there are fifty coins in all and the total money is one hundred sixty rupees how many coins of each type',
      '30, 20',
    ],
    [
      '11. If x = p, y = q is the solution of the pair of equations x + y = 11 and x – y = 3, then the value of 2p – 3q is (a) 2 (b) 3 (c) –2 (d) 26',
      'A',
    ],
    [
      'Ex. 3.5 (2) Find the values of a and b for which the following pair of linear equations has an infinite number of solutions: 3x + 5y = 8 ; (a + b)x + (3a − b)y = 16',
      'a = 4, b = 2',
    ],
    ['If x + y = 7 and x - y = 1 find x² + y²', '25'],
    ['solve 2x+y=5, x+2y=4 find x y', 'x = 2, y = 1'],
    [
      'If the pair of linear equations x – y = 1, x + ky = 5 has a unique solution x = 2, y = 1, then the value of k is (a) –2 (b) –3 (c) 3 (d) 4',
      'C',
    ],
    [
      'harpreet ke papa ki age abhi uski age ki 3 guni hai. 12 saal baad papa ki age uski age ki double ho jayegi. dono ki present age?',
      'x = 36, y = 12',
    ],
    [
      'bete ki age se papa ki age 3 guni hai. 12 saal baad papa bete se dugne ho jayenge. bete ki age?',
      'x = 36, y = 12',
    ],
    [
      'maa beti se 24 saal badi hai. 6 saal baad maa ki age beti ki age ki tin guni hogi. dono ki present age kya h',
      '30, 6',
    ],
    ['papa ki umra bete ki umra ke do gune se 4 jyada hai. 6 saal pehle 3 guna thi. kitni hai umra', '36, 16'],
    ['37x+43y=123 ; 43x+37y=117 find x n y (short trick?)', 'x = 1, y = 2'],
    ['If 2x + y = 23 and 4x – y = 19, find the values of 5y – 2x and y/x – 2.', '(i) 31; (ii) -5/7'],
    [
      'A motor boat takes 6 hours to cover 24 km upstream and 28 km downstream. It takes 6.5 hours to cover 30 km upstream and 21 km downstream. Find the speed of the boat in still water and the speed of the stream.',
      'x = 10, y = 4',
    ],
    [
      'Yash ne ek test me 40 marks score kiye, har sahi answer ke 3 marks mile aur galat pe 1 mark kata. agar 4 marks milte sahi pe aur 2 kat-te galat pe to 50 marks aate. test me kitne question the',
      '20',
    ],
    [
      'A student attempted 50 questions. He gets 2 marks for each correct answer and loses 1 mark for each wrong answer. He scored 40 marks. How many did he answer correctly?',
      '30',
    ],
    [
      'ek dost bolta hai mujhe 100 de do to mai tumse double ameer ho jaunga. dusra bolta hai agar tum mujhe 10 do to mai tumse 6 guna ameer ho jaunga. dono ke paas kitna paisa hai (₹)',
      'x = 40, y = 170',
    ],
    [
      'two hundred seventeen x plus one thirty one y equals nine hundred thirteen and one thirty one x plus two hundred seventeen y equals eight hundred twenty seven solve for x and y',
      'x = 3, y = 2',
    ],
    [
      'Graphically x = a and y = b (a, b ≠ 0) represents lines which are\n(a) parallel (b) intersecting at (b, a) (c) coincident (d) intersecting at (a, b)',
      'D',
    ],
    [
      'For what value of k does the pair (3k + 1)x + 3y – 2 = 0 and (k² + 1)x + (k – 2)y – 5 = 0 have no solution?\n(a) 1  (b) –1  (c) 2  (d) –2',
      'B',
    ],
    ['find k if k²x + 4y = 3 and 9x + 4y = 2 have no solution', '-3, 3'],
    ['solve for x and y a x plus b y equals a minus b and b x minus a y equals a plus b', 'x = 1, y = -1'],
    [
      'ek fraction hai, numerator me 1 add aur denominator se 1 minus karo to 1 ban jata hai, aur sirf denominator me 1 add karo to 1/2. fraction batao',
      '3/5',
    ],
    [
      'ek bhinn ke numerator aur denominator dono me 2 jodne par 9/11 ho jata hai. agar dono me 3 jode to 5/6. bhinn batao',
      '7/9',
    ],
    [
      'fraction ke numerator me 2 jodo to 1/2 ban jata hai, aur denominator se 1 ghatao to 1/3 ban jata hai. fraction nikalo',
      '3/10',
    ],
    [
      '5 saal baad Jacob ki age uske bete ki age ki teen guni hogi. 5 saal pehle Jacob ki age bete ki saat guni thi. abhi ki age batao',
      'x = 40, y = 10',
    ],
    [
      '50% acid solution and 25% acid solution mixed to get 10 litres of 40% acid solution. kitne kitne litre lena padega',
      '6 litres, 4 litres',
    ],
    ['x by 2 plus 2y by 3 equals minus 1 and x minus y by 3 equals 3 using elimination', 'x = 2, y = -3'],
    [
      '5 pencil aur 7 pen ka total cost ₹50 h, 7 pencils aur 5 pens ka ₹46. ek pencil aur ek pen ki cost nikalo graph se',
      'x = 3, y = 5',
    ],
    ['2 supplementary angles me bada wala chhote se 18 degree zyada hai dono angle batao', 'x = 99, y = 81'],
    [
      'nuri 5 saal pehle sonu se thrice as old thi. ten years later nuri will be twice as old as sonu. how old are nuri and sonu',
      'x = 50, y = 20',
    ],
    [
      'Form the pair of linear equations for the following problems and find their solution by substitution method. (i) The difference between two numbers is 26 and one number is three times the other. Find them. (ii) The larger of two supplementary angles exceeds the smaller by 18 degrees. Find them.',
      '(i) x = 39, y = 13; (ii) x = 99, y = 81',
    ],
    [
      'The lines 2x - 3y = 5 and 4x - 6y = 7 are (a) intersecting at one point (b) coincident (c) parallel (d) perpendicular',
      'C',
    ],
    [
      'The lines 2x - 3y = 5 and 4x + 6y = 7 are (a) intersecting at two points (b) coincident (c) parallel (d) none of these',
      'D',
    ],
    ['k ki kis value ke liye 4x + ky = 7 aur kx + 9y = 11 ka koi solution nahi hoga', '6 or -6'],
    [
      '5 saal pehle Rani ki age apni beti ki age ki 7 guna thi. 5 saal baad wo beti ki age ki 3 guna hogi. dono ki present age?',
      'x = 40, y = 10',
    ],
    [
      'two by root x plus three by root y equals two, four by root x minus nine by root y equals minus one. find x and y',
      'x = 4, y = 9',
    ],
    [
      'Places P and Q are 160 km apart on a highway. One car starts from P and another from Q at\nthe same time. If they travel in the same direction they meet in 8 hours,\nbut if they travel towards\neach other they meet in 2 hours. Find the\nspeeds of the two cars.',
      '50 km/h, 30 km/h',
    ],
    [
      'x + y = 5 and 2x − y = 4 make triangles with the y axis and with the x axis, find the ratio of their areas',
      '9 : 2',
    ],
    [
      'Which equation taken together with x+2y=4 gives parallel lines? (a) 10x − 4y = 3 (b) 2x + 4y = 3 (c) −x+ 4y = −6 (d) 15x − 6y = 6',
      'B',
    ],
    [
      'Two schools P and Q decided to award prizes to their students for two games of Hockey ₹x per student and Cricket ₹y per student. School P decided to award a total of ₹9500 for the two games to 5 and 4 students respectively; while school Q decided to award ₹7370 for the two games to 4 and 3 students respectively. (i) Represent the information algebraically. (ii) What is the prize amount for hockey? (iii) What will be the total prize amount if there are 2 students each from two games?',
      '(i) 5x + 4y = 9500, 4x + 3y = 7370; (ii) 980; (iii) 4260',
    ],
    [
      'Aman buys 4 pens and 3 pencils for ₹735. Ravi buys 3 pens and 5 pencils for ₹785. If cost of a pen is ₹x and a pencil ₹y, (i) Form the pair of linear equations. (ii) What is the cost of one pen? (iii) What is the total cost of 2 pens and 2 pencils?',
      '(i) 4x + 3y = 735, 3x + 5y = 785; (ii) 120; (iii) 410',
    ],
    [
      'Day | bats | balls | total bill (₹)\nMon | 4 | 9 | 2505\nTue | 3 | 5 | 1765\nprice of one bat and one ball ?',
      'x = 480, y = 65',
    ],
    ['is x=2,y=-1 a solution of both x+y=1 and 2x-y=5', 'yes'],
    ['is x=2, y=-1 a solution of both 2x+3y=1, x-y=4?', 'no'],
    ['does x=2,y=1 satisfy both the equations x+y=3 and 2x-y=3', 'yes'],
    [
      'rita scored 50 in a test 3 marks for right ans and -1 for wrong. if 4 for right n 2 deducted for wrong she wud get 60. total no of qs in test',
      '30',
    ],
    [
      'PQRS ek cyclic quadrilateral hai, angle P = (2x+4)°, Q = (y+3)°, R = (2y+10)°, S = (4x-5)° charo angle nikalo',
      '∠P = 70°, ∠Q = 53°, ∠R = 110°, ∠S = 127°',
    ],
    [
      'a man went to a bank to withdraw 3000. he asked for only 100 and 500 notes. he got 14 notes in all. how many of each did he get',
      '10, 4',
    ],
    ['gullak me 2 aur 5 rupaye ke 30 sikke hai total 90 rupaye. kitne kitne sikke hai', 'x = 20, y = 10'],
    [
      'ten students of class ten took part in a science quiz if the number of girls is two more than the number of boys find the number of boys and girls',
      '4, 6',
    ],
    [
      'graphically solve x + y - 5 = 0 and 2x - y - 4 = 0 and find the vertices of triangle formed with y axis',
      '(0, 5), (0, -4), (3, 2)',
    ],
    [
      'The value of c for which the pair of equations cx - y = 2 and 8x - 2y = 3 will have infinitely many solutions is (A) 4 (B) -4 (C) -12 (D) no value',
      'D',
    ],
    [
      'The value of c for which the pair of equations cx - y = 2 and 8x - 2y = 4 will have infinitely many solutions is (A) 4 (B) -4 (C) -12 (D) no value',
      'A',
    ],
    [
      'cricket coach ne 6 bats aur 5 balls 3250 rs me kharide, baad me 3 bats aur 7 balls 1850 me. ek bat aur ek ball ka cost nikalo',
      'x = 500, y = 50',
    ],
    [
      'Where does the line 3x + 4y = 24 meet the axes? How far is the point (5, -2) from each axis?',
      '(i) (8, 0); (ii) (0, 6); (iii) 2; (iv) 5',
    ],
    [
      'Draw the lines of each pair. Is the pair consistent? (i) x + y = 4, 3x + 3y = 10 (ii) x - 2y = 3, 2x - 4y = 6',
      '(i) inconsistent; (ii) consistent',
    ],
    [
      'For which values of k does the pair kx + 9y = 15, 4x + ky = 10 have (i) infinitely many solutions (ii) no solution (iii) a unique solution?',
      '(i) 6; (ii) -6; (iii) k ≠ 6, k ≠ -6',
    ],
    [
      'The sum of two numbers is 71. The larger number is 8 more than twice the smaller one. Find the numbers.',
      'x = 50, y = 21',
    ],
    [
      'The area of a rectangle stays the same if its length is reduced by 3 m and its breadth increased by 2 m. It grows by 20 square metres if the length is increased by 5 m and the breadth reduced by 1 m. Find the length and the breadth.',
      'x = 15, y = 8',
    ],
    [
      'On one graph draw the lines x + y = 8 and x - y = 2. Write the solution of this pair of equations.',
      'x = 5, y = 3',
    ],
    [
      'abcd cyclic quad angle A=4y+20 B=3y-5 C= -4x D= -7x+5 find all angles',
      '∠A = 120°, ∠B = 70°, ∠C = 60°, ∠D = 110°',
    ],
    ['lines x=4 n y=-1 on graph r a)parallel b)intersecting at (4,-1) c)coincident d)intersecting at (-1,4)', 'B'],
    [
      'Two villages are 120 km apart. A van starts from one and a bike from the other at the same time. If they go in the same direction, the van overtakes the bike after 6 hours; if they go towards each other, they meet after 2 hours. Find the speeds.',
      '40 km/h, 20 km/h',
    ],
    ['area of triangle made by 5x + 2y = 20 and both axes', '20 square units'],
    ['\\begin{cases} ax+by=a-b \\\\ bx-ay=a+b \\end{cases}', 'x = 1, y = -1'],
    [
      'papa ki age apne 2 bachcho ki age ke sum ki 3 guni hai. 5 saal baad papa ki age dono bachcho ki age ke sum ki double ho jayegi. papa ki abhi ki age kya hai',
      '45 years',
    ],
    [
      'A man sold a chair and a table together for Rs 1520 thereby making a profit of 25% on chair and 10% on table. By selling them together for Rs 1535 he would have made a profit of 10% on the chair and 25% on the table. Find cost price of each.',
      '600, 700',
    ],
    [
      'Abdul travelled 300 km by train and 200 km by taxi, it took him 5 hours 30 minutes. But if he travels 260 km by train and 240 km by taxi he takes 6 minutes longer. Find the speed of the train and that of the taxi.',
      '100 km/h, 80 km/h',
    ],
    ['Anu 70 marks (+4 right -1 wrong). with +5 right -2 wrong she gets 80. total questions?', '30'],
    ['boat 7 hr 32km up 36km down, 9 hr 40 up 48 down. speed boat still water and stream?', 'x = 10, y = 2'],
    [
      'rectangle length +3 breadth +2 area increases 74. length -5 breadth +3 area decreases 8. length? breadth?',
      'x = 19, y = 10',
    ],
    ['3 pen 2 copy = 80 rs. 2 pen 3 copy = 95 rs. 1 pen ? 1 copy ?', 'x = 10, y = 25'],
    ['auto fixed + per km. 8km rs 136, 14km rs208. fixed? per km? 25 km cost?', '40, 12, 340'],
    [
      'The pair of lines 4x + 6y = 5 and 2x + 3y = 7 is: (a) intersecting, consistent (b) coincident, consistent (c) coincident, inconsistent (d) parallel, inconsistent',
      'D',
    ],
    ['a pair of eqn x=2 and x=5 has a) one sol b) two sol c) infinite d) no sol', 'D'],
    ['k ki kis value ke liye 2x + 3y = 4 aur 4x + ky = 1 ka koi hal nahi hoga', '6'],
    ['if 217x + 131y = 913 131x + 217y = 827 then (x, y) is (a) (3, 2) (b) (2, 3) (c) (1, 4) (d) (4, 1)', 'A'],
    ['12 students took part in maths quiz. girls 2 more than boys. find no of boys and girls', '5, 7'],
    [
      'The angles of a triangle are x, y and 50°. The difference between the two angles x and y is 20°. Find x and y.',
      'x = 75, y = 55',
    ],
    [
      'area of rectangle reduces by 9 sq units if length reduced by 5 & breadth increased by 3. if length increased by 3 and breadth by 2 area increases by 67. find dimensions',
      'x = 17, y = 9',
    ],
    [
      '5 saal pehle meera ki age tara ki age ki teen guni thi aur 10 saal baad meera ki age tara ki dugni hogi. dono ki umar nikalo',
      'x = 50, y = 20',
    ],
    ['rakesh 7 saal pehle apni beti se 7 guna bada tha aur 3 saal baad 3 guna hoga. present ages', 'x = 42, y = 12'],
    ['Show that the lines 4x − 6y = 9 and 2x − 3y = 7 are parallel.', 'proved'],
    ['rohan ki mummy usse 24 saal badi hai. 4 saal baad dono ki umar ka product 640 hoga. rohan ki umar kya hai', '12'],
    [
      'for what value of m will five x plus y equals two and bracket three m minus one bracket close x plus bracket m minus two bracket close y equals m plus one have no solution',
      '9/2',
    ],
    ['Solve $$\\begin{cases} 3x+2y=16 \\\\ x-y=2 \\end{cases}$$', 'x = 4, y = 2'],
    ['Solve for $x$ and $y$: $\\frac{x}{a}-\\frac{y}{b}=0,\\quad ax+by=a^{2}+b^{2}$', 'x = a, y = b'],
    [
      'students of a class stand in rows. if 4 students more in each row there would be 2 rows less. if 4 less in a row there would be 4 rows more. total students?',
      '96',
    ],
    [
      'Aftab tells his daughter, “Seven years ago, I was seven times as old as you were then. Also, three years from now, I shall be three times as old as you will be.” Find their present ages.',
      'x = 42, y = 12',
    ],
    [
      'Romila went to a stationery shop and purchased 2 pencils and 3 erasers for ₹ 9. Her friend Sonali saw the new variety of pencils and erasers with Romila, and she also bought 4 pencils and 6 erasers of the same kind for ₹ 18. Represent this situation algebraically and graphically.',
      '2x + 3y = 9, 4x + 6y = 18',
    ],
    [
      'Champa went to a ‘Sale’ to purchase some pants and skirts. When her friends asked her how many of each she had bought, she answered, “The number of skirts is two less than twice the number of pants purchased. Also, the number of skirts is four less than four times the number of pants purchased”. Help her friends to find how many pants and skirts Champa bought.',
      '1, 0',
    ],
    [
      'Two rails are represented by the equations x + 2y – 4 = 0 and 2x + 4y – 12 = 0. Will the rails cross each other?',
      'No, the lines are parallel',
    ],
    ['fraction becomes 9/11 if 2 added to both num and deno. if 3 added to both becomes 5/6. fraction?', '7/9'],
    [
      'Yash scored 40 marks in a test, getting 3 marks for each right answer and losing 1 mark for each wrong answer. Had 4 marks been awarded for each correct answer and 2 marks been deducted for each incorrect answer, then Yash would have scored 50 marks. How many questions were there in the test?',
      '20',
    ],
    ['Solve 10/(x + y) + 2/(x – y) = 4, 15/(x + y) – 5/(x – y) = –2', 'x = 3, y = 2'],
    [
      '2 women and 5 men can together finish an embroidery work in 4 days, while 3 women and 6 men can finish it in 3 days. Find the time taken by 1 woman alone to finish the work, and also that taken by 1 man alone.',
      '18 days, 36 days',
    ],
    [
      'Roohi travels 300 km to her home partly by train and partly by bus. She takes 4 hours if she travels 60 km by train and the remaining by bus. If she travels 100 km by train and the remaining by bus, she takes 10 minutes longer. Find the speed of the train and the bus separately.',
      '60 km/h, 80 km/h',
    ],
    [
      'The students of a class are made to stand in rows. If 3 students are extra in a row, there would be 1 row less. If 3 students are less in a row, there would be 2 rows more. Find the number of students in the class.',
      '36',
    ],
    ['In a ∆ABC, ∠C = 3∠B = 2(∠A + ∠B). Find the three angles.', '20°, 40°, 120°'],
    ['Solve px + qy = p – q, qx – py = p + q', 'x = 1, y = -1'],
    [
      'If x = a, y = b is the solution of the equations x – y = 2 and x + y = 4, then the values of a and b are, respectively (A) 3 and 5 (B) 5 and 3 (C) 3 and 1 (D) –1 and –3',
      'C',
    ],
    [
      'Aruna has only Re 1 and Rs 2 coins with her. If the total number of coins that she has is 50 and the amount of money with her is Rs 75, then the number of Re 1 and Rs 2 coins are, respectively (A) 35 and 15 (B) 35 and 20 (C) 15 and 35 (D) 25 and 25',
      'D',
    ],
    [
      'The father’s age is six times his son’s age. Four years hence, the age of the father will be four times his son’s age. The present ages, in years, of the son and the father are, respectively (A) 4 and 24 (B) 5 and 30 (C) 6 and 36 (D) 3 and 24',
      'C',
    ],
    [
      'A motor boat can travel 30 km upstream and 28 km downstream in 7 hours. It can travel 21 km upstream and return in 5 hours. Find the speed of the boat in still water and the speed of the stream.',
      'x = 10, y = 4',
    ],
    [
      'In a competitive examination, one mark is awarded for each correct answer while 1/2 mark is deducted for every wrong answer. Jayanti answered 120 questions and got 90 marks. How many questions did she answer correctly?',
      '100',
    ],

    [
      'A gym takes a one-time joining fee and then a fixed fee for every month. Abel paid ₹5300 in all for 4 months and Nimisha paid ₹9800 in all for 9 months. Find the joining fee and the monthly fee. How much will a person joining for 12 months pay?',
      '1700, 900, 12500',
    ],
    ['2 supplementary angles, bigger one is 34 deg more. find both', '107°, 73°'],
    ['4x - 7y = 9 di hui hai, ek aur linear equation likho jisse dono lines parallel ho jayein', '8x - 14y = 19'],
    [
      'Draw the graphs of 2x − y + 4 = 0 and x + y − 7 = 0. Find the coordinates of the vertices of the triangle formed by these lines and the x-axis, and the area of the triangle.',
      '(-2, 0), (7, 0), (1, 6); area = 27 square units',
    ],
    [
      'A school sold tickets of two kinds, adult and child, for its science fair. On Saturday 60 adult tickets and 140 child tickets were sold for ₹ 9000. On Sunday 90 adult tickets and 100 child tickets were sold for ₹ 10200. Let the price of an adult ticket be ₹ x and that of a child ticket ₹ y.\n(i) Write the pair of linear equations for the situation. [1]\n(ii) Using ratios of coefficients, state whether the pair has a unique solution. [1]\n(iii) (a) Find the price of each kind of ticket. [2]\nOR (b) How much will 25 adult and 40 child tickets cost? [2]',
      '(i) 60x + 140y = 9000, 90x + 100y = 10200; (ii) exactly one solution; (iii)(a) 80, 30; (iii)(b) 3200',
    ],
    ['larger of 2 supplementary angles is 34 degree more than smaller. find both', '107°, 73°'],
    ['do supplementary angles me bada angle chhote angle se 24 degree zyada hai. dono angle nikalo', '102°, 78°'],
    [
      'PQRS is a cyclic quadrilateral in which ∠P = (3x + 10)°, ∠Q = (4x + 5)°, ∠R = (2y + 20)° and ∠S = (2y + 5)°. Find the four angles.',
      '∠P = 70°, ∠Q = 85°, ∠R = 110°, ∠S = 95°',
    ],
    [
      'Two badges and three ribbons together cost ₹18, while one badge and four ribbons together cost ₹14. Represent this algebraically and find the price of a badge and of a ribbon with the help of a graph.',
      '(i) 2x + 3y = 18, x + 4y = 14; (ii) 6, 2',
    ],
    [
      'If Yash gives 5 marbles to Lavanya, both have the same number of marbles. If Lavanya gives 5 marbles to Yash, he has three times as many as she has left. How many marbles does each have?',
      '25, 15',
    ],
    [
      'Zoya bolti hai Mehul se: tum mujhe 5 sticker do to hum dono ke paas barabar ho jayenge. Mehul bolta hai: tum mujhe 8 do to mere paas tumse 3 guna ho jayenge. Dono ke paas kitne kitne stickers hain?',
      'x = 21, y = 31',
    ],
    [
      'If Ravi gives 10 marbles to Sita, she will have twice as many as Ravi. If Sita gives 10 marbles to Ravi, they will have equal marbles. How many marbles does each have?',
      '50, 70',
    ],
    [
      'At a science fair, tickets for children and for adults are sold at different prices. On Saturday a group of 3 adults and 5 children paid ₹ 460 . On Sunday a group of 4 adults and 2 children paid ₹ 380 . Let the price of an adult ticket be ₹ x and of a child ticket be ₹ y .\n(i) Write the two equations.\n(ii) Is the pair of equations consistent with a unique solution?\n(iii) Find the price of each kind of ticket.\nOR\n(iii) Find the amount paid by 2 adults and 3 children.',
      '(i) 3x + 5y = 460, 4x + 2y = 380; (ii) consistent; (iii) 70, 50; OR (iii) 290',
    ],
    [
      'At a science museum, 4 adult tickets and 6 child tickets cost ₹960 on Saturday, and 3 adult tickets and 2 child tickets cost ₹570 on Sunday. Find the cost of each kind of ticket, and the bill for 2 adults and 5 children.',
      '150, 60, 600',
    ],
    [
      'tent house rents tables and chairs at fixed rates. for a birthday 4 tables n 18 chairs were taken, bill 816. for an engagement 7 tables n 30 chairs, bill 1410. rent of one table?',
      '150',
    ],
    [
      'If the length of a rectangular rangoli is increased by 4 cm and its breadth reduced by 2 cm, its area does not change. If the length is reduced by 3 cm and the breadth increased by 2 cm, the area becomes 4 cm² less. Find the length and the breadth of the rangoli.',
      'x = 16, y = 10',
    ],
    [
      'Do dhabe ek highway par 180 km door hain. Ek truck pehle dhabe se aur ek car doosre dhabe se ek hi time par nikalte hain. Same direction me chalein to car 9 ghante me truck ko pakad leti hai, aur ek dusre ki taraf chalein to 2 ghante me mil jaate hain. Dono ki speed nikalo.',
      '55 km/h, 35 km/h',
    ],
    [
      'the numerator of a fraction is four less than the denominator if the numerator is decreased by two and the denominator is increased by one the denominator becomes eight times the numerator find the fraction',
      '3/7',
    ],
    [
      'the sum of a two digit number and the number obtained by reversing the digits is sixty six if the digits of the number differ by two find the number',
      '42 or 24',
    ],
    ['3x/2 - 5y/3 = -2 aur x/3 + y/2 = 13/6 ko substitution se solve karo', 'x = 2, y = 3'],
    ['for what k kx+4y=8 and 9x+ky=12 has infinite solutions', '6'],
    [
      'Imran says to Leela, "If I give you 8 of my shells, we shall have equal numbers. But if you give me 6 of yours, I shall have three times as many as you." How many shells does each have?',
      'x = 20, y = 36',
    ],
    [
      'Ravi ne kaha Mohan se: mujhe 100 rupaye do to mere paas tumse dugna ho jayega. Mohan bola: tum mujhe 10 do to mere paas tumse 6 guna ho jayega. dono ke paas kitne rupaye hain',
      'x = 40, y = 170',
    ],
    [
      'On Saturday the Dsouza family buys 4 adult and 6 child tickets for ₹480. On Sunday the Nair family buys 3 adult and 5 child tickets for ₹380. Find the price of each ticket.',
      '60, 40',
    ],
    [
      '4 adult and 6 child tickets cost ₹480, 3 adult and 5 child tickets cost ₹380. Does the pair of equations have a unique solution?',
      'exactly one solution',
    ],
    ['line 3x - 5y = 15 y-axis ko kis point par kaategi', '(0, -3)'],
    [
      'ek fraction 1/3 ban jata hai jab numerator me se 1 ghataya jaye, aur 1/4 ban jata hai jab denominator me 8 jode jaye. fraction batao',
      '5/12',
    ],
    [
      'triangle ABC me angle B, angle A ka double hai aur angle C, A aur B ke sum ke barabar hai. teeno angles nikaalo',
      '30°, 60°, 90°',
    ],
    ['141x + 93y = 189, 93x + 141y = 45 find x y', 'x = 2, y = -1'],
    [
      'a fraction becomes 4/5 if 1 is added to both num and denominator. if 5 is subtracted from both it becomes 1/2. what is the fraction',
      '7/9',
    ],
    ['2x+3y=7, x-y=1 how many solutions n what is it', 'exactly one solution; x = 2, y = 1'],
    ['Are 3x+2y=5 and 2x-3y=7 consistent? if yes solve', 'consistent; x = 29/13, y = -11/13'],
    [
      'A shopkeeper sold 3 chairs and 2 tables for ₹3700 on Monday and 2 chairs and 4 tables for ₹5400 on Tuesday. Let a chair cost ₹x and a table ₹y. (i) Form the pair of equations. (ii) Find the cost of 5 tables.',
      '(i) 3x + 2y = 3700, 2x + 4y = 5400; (ii) 5500',
    ],
    [
      '5 pencils and 7 pens together cost ₹50, whereas 7 pencils and 5 pens together cost ₹46. Form the pair of linear equations.',
      '5x + 7y = 50, 7x + 5y = 46',
    ],
    ['do lines x-2y=0 aur 3x+4y-20=0 parallel hain kya', 'No, the lines intersect at a point'],
    ['y=0 and y=-6 how many solutions', 'no solution'],
    ['are the lines 2x+3y=5 and 4x+6y=7 coincident', 'No, the lines are parallel'],
    ['x=2y and y=2x have how many common points', 'exactly one solution'],
    ['The pair of equations x = 3 and x = -5 has (a) no solution (b) one solution (c) infinite solutions', 'A'],
    ['find c if cx + 3y = c-3 and 12x+cy=c have infinitely many solutions', '6'],
    ['k ki kis value ke liye kx + 4y = k - 4 aur 16x + ky = k ka koi solution nahi hoga', '-8'],
    ['Find the values of m and n for which 2x+3y=7, (m+n)x+(2m-n)y=21 has infinitely many solutions', 'm = 5, n = 1'],
    ['5 pens and 7 pencils cost rs 79 and 7 pens and 5 pencils cost rs 77 find total cost of 1 pen and 1 pencil', '13'],
    ['5 pens and 7 pencils cost rs 79 and 7 pens and 5 pencils cost rs 77 find cost of 1 pen and 1 pencil', '6, 7'],
    ['solve 3x+2y=4 and 5x-3y=13 then find m if y=mx+7', 'x = 2, y = -1, m = -4'],
    [
      'the sum of the ages of a father and his son is fifty two years six years ago the father was four times as old as the son find their present ages',
      '38, 14',
    ],
    ['A is 2 years younger than B. 4 years ago the sum of their ages was 20. find their ages', '13, 15'],
    [
      'Maa ki age beti ki age se 24 saal zyada hai. 6 saal baad maa ki age beti ki age ki 3 guna hogi. dono ki age batao',
      '30, 6',
    ],
    ['The difference between two supplementary angles is 18 degrees. Find the angles.', '99°, 81°'],
    ['In ∆ABC, ∠C is twice ∠B and ∠A is 20° more than ∠B. Find angle A', '60'],
    [
      '4 chairs and 3 tables cost Rs 2100 and 5 chairs and 2 tables cost Rs 1750. find cost of 6 chairs and one table',
      '1400',
    ],
    [
      'Ramu bought two pens and three pencils for rupees forty and five pens and four pencils for rupees seventy nine find the cost of one pen',
      '11',
    ],
    ['class me 50 bachche hain. boys girls se 10 zyada hain. kitne boys aur girls hain', '30, 20'],
    ['5x + 2y = 1, 2x - y = 13 solve by substitution', 'x = 3, y = -7'],
    ['x+y=17 x-y=5 find x and y', 'x = 11, y = 6'],
    ['seven x minus four y equals two and three x plus y equals nine elimination se karo', 'x = 2, y = 3'],
    ['x/3 + y/4 = 4 and x/2 - y/8 = 2 solve', 'x = 6, y = 8'],
    ['0.2x+0.3y=1.9 ; 0.5x-0.4y=1.3', 'x = 5, y = 3'],
    ['4x + 6y = 7, 8x − 9y = 0 isko solve karo', 'x = 3/4, y = 2/3'],
    ['solve 53x+29y=183, 29x+53y=63', 'x = 4, y = -1'],
    ['if 19x + 23y = 107 and 23x + 19y = 103 find x - y', '-1'],
    ['$125x - 211y = -47$, $-211x + 125y = -383$ solve', 'x = 3, y = 2'],
    ['3x-5y=7 and 6x-10y=9 consistent or inconsistent', 'inconsistent'],
    ['for what k 3x+ky=5 and 6x+8y=7 has no solution', '4'],
    ['graphically solve x+y=7 x-y=1', '(4, 3)'],
    ['draw graph of 3x + y = 3 and x − 2y = 8 and write the point of intersection', '(2, -3)'],
    ['5x-3y=30 cuts x axis at which point', '(6, 0)'],
    ['distance of (-8, 5) from y axis', '8'],
    [
      'sum of digits of a two digit number is 11. number formed by reversing digits is 27 less than original. find number',
      '74',
    ],
    [
      'a fraction becomes 4/5 if 1 is added to both numerator and denominator, becomes 1/2 if 5 is subtracted from both. fraction?',
      '7/9',
    ],
    [
      'incomes of two persons ratio 5:4, expenditures 7:5, each saves 3000. find incomes',
      'first = 10000, second = 8000',
    ],
    ['income 3:2, kharcha 5:3, dono 1500 bachate hai. income batao', 'first = 9000, second = 6000'],
    ['x+2y=10, 3x-y=9 then 5x - 2y = ?', '14'],
    ['lines x = 4 and y = -7 meet at', 'x = 4, y = -7'],
    ['solve x+y=14 , x-y=4', 'x = 9, y = 5'],
    ['2x+3y=11 and 2x-4y=-24 solve karo', 'x = -2, y = 5'],
    ['2x+3y-9=0 and 4x+6y-18=0 how many solutions', 'infinitely many solutions'],
    [
      'A fraction becomes 1/3 when 1 is subtracted from numerator and it becomes 1/4 when 8 is added to its denominator. find the fraction',
      '5/12',
    ],
    ['ABCD cyclic quad. ∠A=(2x+4)°, ∠B=(y+3)°, ∠C=(2y+10)°, ∠D=(4x-5)°. find x and y', 'x = 33, y = 50'],
    ['99x+101y=499, 101x+99y=501', 'x = 3, y = 2'],
    [
      'incomes of two persons ratio 9:7, expenditures ratio 4:3, each saves 2000 per month. monthly incomes nikalo',
      'first = 18000, second = 14000',
    ],
    [
      'taxi A takes a fixed charge of rs 50 and rs 15 for each km, taxi B takes a fixed charge of rs 80 and rs 12 for each km. (i) find the charge of taxi A for 20 km (ii) for how many km does taxi B charge rs 6 less than taxi A?',
      '(i) 350; (ii) 12',
    ],
    [
      'a library has a fixed charge for the first three days and an additional charge for each day thereafter. ravi paid rs 27 for a book kept for 7 days and sita paid rs 21 for a book kept for 5 days. find the fixed charge and the charge for each extra day',
      'x = 15, y = 3',
    ],
    ['area of the triangle formed by the lines x - y + 1 = 0, 3x + 2y - 12 = 0 and the x-axis', '7.5 square units'],
    ['if lines 3x+2ky=2 and 2x+5y+1=0 are parallel then k=?', '15/4'],
    ['find k for which 2x+3y=7 and (k-1)x+(k+2)y=3k have infinitely many solutions', '7'],
    ['find k for kx+3y=k-3 and 12x+ky=k no solution', '-6'],
    ['for which m will mx + 3y = m - 3 and 12x + my = m be inconsistent', '-6'],
    ['x=3, y=-2 is the solution of ax - by = 17 and bx + ay = 6. find a and b', 'a = 3, b = 4'],
    ['if (2, 1) is the solution of ax + by = 7 and bx + ay = 8, find the values of a and b', 'a = 2, b = 3'],
    ['x = 4 and y = -3, these two lines meet at which point', '(4, -3)'],
    ['5x-4y+8=0 and 7x+6y-9=0 intersect, parallel or coincident?', 'the lines intersect at a point'],
    [
      '4 pen aur 3 notebook 155 rs ke hain, 2 pen aur 5 notebook 165 rs ke. ek pen kitne ka aur ek notebook kitne ki hai',
      'x = 20, y = 25',
    ],
    [
      'incomes of A and B are in ratio 5:4 and expenditures in ratio 7:5, each saves rs 3000 per month. find their monthly incomes',
      'first = 10000, second = 8000',
    ],
    ['solve √5x - √2y = 0, √2x + √7y = 0', 'x = 0, y = 0'],
    ['one number is 7 more than twice the other and their sum is 40. find both', '29, 11'],
    ['the larger number is 4 less than 3 times the smaller and they add up to 36. find the numbers', '26, 10'],
    ['ek number dusre number ka 4 guna hai aur dono ka difference 27 hai. numbers nikalo', '36, 9'],
    ['difference of 2 numbers is 8 and half of their sum is 21. find them', '25, 17'],
    [
      'A two-digit number is four times the sum of its digits. If 18 is added to the number, its digits are reversed. Find the number.',
      '24',
    ],
    [
      'number is 5 times sum of its digits. when 9 is added to the number digits get interchanged. find the two digit number',
      '45',
    ],
    [
      'sum of numerator and denominator of a fraction is 17. if 3 is subtracted from numerator fraction becomes 2/5. find fraction',
      '7/10',
    ],
    [
      'The numerator of a fraction is 4 less than its denominator. If 1 is added to both, the fraction becomes 1/2. Find the fraction.',
      '3/7',
    ],
    [
      'auto has fixed charge plus charge per km. for 6 km i paid 110 and for 10 km 170. find fixed charge n rate per km. how much for 20 km?',
      '20, 15, 320',
    ],
    [
      'A kayak shop has a fixed charge for the first two hours and an additional charge for each hour after that. Om paid Rs 140 for 5 hours and Isha paid Rs 200 for 8 hours. Find the fixed charge and the charge for each extra hour.',
      '80, 20',
    ],
    [
      'Two cars start at the same time from towns P and Q, which are 120 km apart. If they travel in the same direction they meet in 6 hours, and if they travel towards each other they meet in 2 hours. Find the speeds of the two cars.',
      '40 km/h, 20 km/h',
    ],
    ['galle me 10 aur 50 ke total 30 note hai aur kul raqam 900 rupaye hai. kaun se kitne note hai', '15, 15'],
    [
      'incomes of 2 persons ratio 9:7 expenditure ratio 4:3 each saves rs 2000 per month find monthly incomes',
      '18000, 14000',
    ],
    [
      'places A and B are 80 km apart. one car from A and other from B start same time. moving in same direction meet in 8 hours, in opposite direction meet in 1 hr 20 min. speeds?',
      '35 km/h, 25 km/h',
    ],
    [
      'sum of digits of a 2 digit no is 11. if digits are reversed new no is 27 more than the original. find the no',
      '47',
    ],
    [
      'do digit ka ek number apne digits ke sum ka 4 guna hai. digits ulte karne par number 18 zyada ho jata hai. number batao',
      '24',
    ],
    [
      'if 3 is subtracted from the numerator a fraction becomes 1 by 3 and if 4 is added to the denominator it becomes 1 by 2 find the fraction',
      '5/6',
    ],
    [
      'The sum of two numbers is 60. When the larger number is divided by the smaller, the quotient is 4 and the remainder is 5. Find the numbers.',
      '49, 11',
    ],
    [
      'boat goes 30 km downstream in 2 hrs n comes back upstream in 3 hrs. speed of boat in still water and of stream',
      '25/2 km/h, 5/2 km/h',
    ],
    [
      'The pair of equations x + 2y + 5 = 0 and – 3x – 6y + 1 = 0 has\n(a) a unique solution  (b) exactly two solutions\n(c) infinitely many solutions  (d) no solution',
      'D',
    ],
    ['p ki kis value ke liye px - 4y = 3 aur 6x - 8y = 7 ke infinitely many solutions honge', 'no value'],
    ['for what value of p does the pair px - 4y = 3, 6x - 8y = 6 have no solution', 'no value'],
    ['a x + b y = c, b x + a y = 1 + c', 'x = (a c - b c - b)/(a^2 - b^2), y = (a c - b c + a)/(a^2 - b^2)'],
    ['solve for x and y a x minus b y equals a square minus b square and b x plus a y equals two a b', 'x = a, y = b'],
    [
      'in triangle PQR angle P = t, angle Q = 3t - 10, angle R = y and angle R - angle P = 40. find the angles',
      '30°, 80°, 70°',
    ],
    [
      'area of a rectangle remains the same if length is increased by 10 m and breadth decreased by 4 m. if length is reduced by 5 and breadth increased by 4 area incrses by 20 sq m. find dimensions',
      'x = 30, y = 16',
    ],
    ['do numbers ka sum 84 hai, bada number chhote number ka 6 guna hai. dono batao', 'x = 72, y = 12'],
    ['Solve for x and y: ax + by = a − b, bx − ay = a + b, where a and b are non-zero.', 'x = 1, y = -1'],
    [
      'Assertion (A): For k = 6 the pair x + 2y = 3, 3x + ky = 9 has infinitely many solutions.\nReason (R): The pair a₁x + b₁y + c₁ = 0, a₂x + b₂y + c₂ = 0 has a unique solution if a₁/a₂ ≠ b₁/b₂.\n(a) Both A and R are true and R is the correct explanation of A\n(b) Both A and R are true but R is not the correct explanation of A\n(c) A is true but R is false\n(d) A is false but R is true',
      'B',
    ],
    [
      'Assertion (A): For k = −6 the pair x + 2y = 3, 3x + ky = 9 has infinitely many solutions.\nReason (R): The pair a₁x + b₁y + c₁ = 0, a₂x + b₂y + c₂ = 0 has a unique solution if a₁/a₂ ≠ b₁/b₂.\n(a) Both A and R are true and R is the correct explanation of A\n(b) Both A and R are true but R is not the correct explanation of A\n(c) A is true but R is false\n(d) A is false but R is true',
      'D',
    ],
    [
      'If x = 3, y = –2 is the solution of the equations px + 3y = 9 and 4x – qy = 18, find the values of p and q. 2',
      'p = 5, q = 3',
    ],
    ['2x+5y-4=0 aur 4x+10y-p=0 parallel lines hai to p ki value kya kya ho sakti hai', 'p != 8'],
    ['for what value of k do 2x+3y=5 and 4x+6y=k have infinitely many solutions', '10'],
    [
      'A chess club has 26 members. The number of boys is 2 more than twice the number of girls. Form a pair of linear equations and find the number of boys and girls graphically.',
      '18, 8',
    ],
    [
      'mele me 200 log aaye, adult ticket 50 rs child ticket 20 rs. total collection 7300 hua to kitne adult aur kitne bache the',
      '110, 90',
    ],
    [
      '200 people came to a fair. Adult ticket is Rs 50 and child ticket is Rs 20. Total collection was Rs 7300. How many adults and how many children came?',
      '110, 90',
    ],
    [
      'age of father is twice the sum of ages of his two children after twenty years his age will be equal to the sum of their ages find the age of father',
      '40 years',
    ],
    ['solve graphicaly x+2y=8 x-y=2 also find pts where they meet y axis', '(i) (4, 2); (ii) (0, 4); (iii) (0, -2)'],
    ['(iv) x + y = a + b\nax − by = a² − b²  Solve the above pair of linear equations. (a + b ≠ 0)', 'x = a, y = b'],
    [
      'hostel charges: part fixed and part depends on no. of days food taken. student A takes food for 20 days pays 3000, student B 26 days pays 3600. a) represent algebraically b) find fixed charge c) cost of food per day d) how much for 30 days',
      '(i) x + 20y = 3000, x + 26y = 3600; (ii) 1000; (iii) 100; (iv) 4000',
    ],
    [
      'At a book fair 2 adults and 3 children paid ₹380 for entry and another group of 3 adults and 1 child paid ₹360. (i) Write the pair of linear equations taking adult ticket ₹x and child ticket ₹y. (ii) Find the price of each ticket. (iii) How much will 4 adults and 5 children pay?',
      '(i) 2x + 3y = 380, 3x + y = 360; (ii) 100, 60; (iii) 700',
    ],
    [
      '5 pens and 7 pencils cost ₹50 and 7 pens and 5 pencils cost ₹46. (i) If the cost of a pen is ₹x and a pencil is ₹y, write the pair of linear equations. (ii) Solve them. (iii) Find the cost of 2 pens and 3 pencils.',
      '(i) 5x + 7y = 50, 7x + 5y = 46; (ii) x = 3, y = 5; (iii) 21',
    ],
    [
      'A taxi charges a fixed amount and a charge per km. For 10 km the charge is ₹105 and for 15 km it is ₹155. (i) Write the pair of linear equations, taking fixed charge as x and per km charge as y. (ii) Find the fixed charge and charge per km. (iii) How much is paid for 25 km?',
      '(i) x + 10y = 105, x + 15y = 155; (ii) x = 5, y = 10; (iii) 255',
    ],
    [
      'At a science museum the Sharma family bought tickets for 4 adults and 5 children for ₹680 and the Khan family bought tickets for 3 adults and 2 children for ₹440.\n(a) Taking ₹x for an adult and ₹y for a child, write the pair of linear equations.\n(b) Find x and y.\n(c) How much will 2 adults and 3 children pay?',
      '(i) 4x + 5y = 680, 3x + 2y = 440; (ii) x = 120, y = 40; (iii) 360',
    ],
    [
      'Rahul bought 3 pens and 2 notebooks for ₹80 while Sita bought 4 pens and 3 notebooks for ₹115. Let the cost of a pen be ₹x and of a notebook ₹y. (i) Write the equation for Rahul. (ii) Write the equation for Sita. (iii) Solve for x and y.',
      '(i) 3x + 2y = 80; (ii) 4x + 3y = 115; (iii) x = 10, y = 25',
    ],
    [
      'A taxi charges a fixed amount together with a charge for the distance. For 10 km the charge is ₹105 and for 15 km it is ₹155. (i) Represent the situation by a pair of linear equations. (ii) What are the fixed charge and the charge per km? (iii) How much does one pay for 25 km?',
      '(i) x + 10y = 105, x + 15y = 155; (ii) x = 5, y = 10; (iii) 255',
    ],
    [
      'In a hostel mess 5 bananas and 7 apples cost ₹155 and 3 bananas and 5 apples cost ₹105. (a) Form the pair of equations. (b) Find the cost of one banana and one apple. (c) Find the cost of 10 bananas and 10 apples.',
      '(i) 5x + 7y = 155, 3x + 5y = 105; (ii) x = 10, y = 15; (iii) 250',
    ],
    [
      'Consider the lines 2x + 3y = 12 and x - y = 1. (i) Solve them. (ii) At what point does 2x + 3y = 12 meet the x-axis? (iii) At what point does x - y = 1 meet the y-axis?',
      '(i) x = 3, y = 2; (ii) (6, 0); (iii) (0, -1)',
    ],
    [
      'The perimeter of a rectangular garden is 40 m and its length is 4 m more than its width. (i) Taking length x m and width y m form the pair of equations. (ii) Find the length and the width. (iii) Find the area of the garden.',
      '(i) 2(y + x) = 40, x = y + 4; (ii) x = 12, y = 8; (iii) 96',
    ],
    [
      'class ke bachho ko rows me khada kiya. agar har row me 5 bachhe zyada hote to 4 row kam banti, agar har row me 2 kam hote to 3 row zyada banti. total bachhe kitne hai',
      '120',
    ],
    [
      'ek rectangle ki length 3 m kam aur breadth 2 m zyada kare to area same rehta hai. length 5 m zyada aur breadth 2 m kam kare tab bhi area same rehta hai. length breadth nikalo',
      'x = 15, y = 8',
    ],
    ['4x + py = 9 and 12x + 15y = 3q have infinitly many soln find p and q', 'p = 5, q = 9'],
    ['Find m and n if 2x - 3y = m and 4x + ny = 10 represent coincident lines.', 'm = 5, n = -6'],
    [
      'Solve graphically the pair of equations x + y = 6 and x − y = 2. Also find the vertices and the area of the triangle formed by these lines and the y-axis.',
      '(i) (4, 2); (ii) (0, 6), (0, -2), (4, 2); area = 16 square units',
    ],
  ],
  declined: [
    '4 adults and 5 children pay ₹680. (i) Write the equation. (ii) Find the price of an adult ticket.',
    '2 pens and 3 books cost ₹80 and 3 pens and 2 books cost ₹70. (i) Write the pair of equations taking pen ₹x and book ₹y. (ii) Find a and b.',
    'At a zoo 2 adults and 3 children paid ₹380 and 3 adults and 1 child paid ₹360. (i) Write the pair of linear equations taking elephant ticket ₹x and child ticket ₹y. (ii) Find the price of each ticket.',
    '5 pens and 7 pencils cost ₹50 and 7 pens and 5 pencils cost ₹46. (i) Form the pair of linear equations taking the cost of one pencil as ₹x and one pen as ₹y. (ii) Find the cost of one pen and one pencil.',
    'Half of the first number plus one third of the second number is 9 and the difference of their squares is 8. Find the two numbers.',
    'If x = p, y = q is the solution of the pair of equations x + y = 11 and x – y = 3, then the value of 2p – 3r is',
    'If x = p and y = q is a solution of x + py = 11 and x – y = 3, find p + q',
    'students rows me khade hai. agar har row me 4 student zyada ho to 2 rows kam ho jati hai. agar har row me 4 student kam ho to 4 rows zyada ho jati hai. total rows kitni',
    'If the pair of linear equations x – y = 2, x + ky = 5 has a unique solution x = 2, y = 1, find k',
    'ravi ki age mohan ki age ki 3 guni hai. 5 saal baad uski behen ki age uski age ki dugni hogi. ages?',
    'papa ki age 40 saal hai aur bete ki age 10 saal. kitne saal baad papa ki age bete ki dugni hogi?',
    'pita ki umar putra ki umar ki 4 guni hai aur maa ki umar 3 guni hai. 5 saal baad dugni hogi. ages batao',
    'The cost of 2 pens and 3 pencils is ₹ 9 and the cost of 4 pens and 6 pencils is ₹ 20. Find the cost of each',
    'ek dost bolta hai mujhe 100 de do to mai tumse double ameer ho jaunga. dono ke paas kitna paisa hai',
    'A student attempted 50 questions. He gets 2 marks for each correct answer and loses 1 mark for each wrong answer. How many did he answer correctly?',
    'For what k do k²x + ky = 3 and kx + k²y = 2 have no solution',
    'fraction ke numerator me 2 jodo to 1/2 ban jata hai. fraction nikalo',
    'A 50% acid solution is mixed with a 25% acid solution to get 10 litres of a 40% solution. How much acid is in each solution?',
    'If the cost of an adult ticket is ₹x and of a child ticket is ₹y, form the pair of linear equations. 2 adult tickets and 3 child tickets cost ₹420, and 5 adult tickets and 2 child tickets cost ₹720.',
    'Family P bought 3 adult and 2 child tickets for ₹360. Family Q bought 2 adult and 5 child seats for ₹460 and a snack. Form the equations.',
    'Find the ratio of the areas of the triangles which 2x + y = 6 and 2x − y + 2 = 0 make with the x-axis.',
    'a man went to a bank to withdraw 3000. he asked for only 100 and 500 notes. how many of each did he get',
    'gullak me 2 aur 5 rupaye ke 30 sikke hai. kitne kitne sikke hai',
    'The area of a rectangle stays the same if its length is reduced by 3 m and its breadth increased by 2 m. Find the length and the breadth.',
    'Where does the line 3x + 4y = 24 meet the axes? How far is the point (5, k) from each axis?',
    'For which values of k does the pair kx + 9y = 15, 4x + ky = 10 not have a unique solution?',
    'The sum of two numbers is 71. The larger number is 8 more than twice the smaller one. Find their product.',
    'cricket coach ne 6 bats aur 5 balls 3250 rs me kharide, baad me 3 bats aur 7 balls. ek bat aur ek ball ka cost nikalo',
    'papa ki age apne 2 bachcho ki age ke sum ki 3 guni hai. 5 saal baad papa ki age dono bachcho ki age ke sum ki double ho jayegi. bachcho ki age kya hai',
    'Abdul travelled 300 km by train and 200 km by taxi, it took him 5 hours 30 minutes. Find the speed of the train.',
    'boat 7 hr 32km up 36km up, 9 hr 40 up 48 down. speed boat still water and stream?',
    'Anu 70 marks (+4 right, 1 wrong). with +5 right, 2 wrong she gets 80. total questions?',
    'boat 7 hr 32km up 36km down, 9 hr 40 up 48 down. distance in still water?',
    '5 saal pehle meera ki age tara ki age ki teen guni thi aur 10 saal baad meera ki age uma ki dugni hogi. dono ki umar nikalo',
    'The angles of a triangle are x, y and 50°. The difference between the two angles x and 50° is 20°. Find y.',
    '2 supplementary angles, bigger one is 34 deg. find the ratio of both',
    'If Ravi gives 10 marbles to Sita, she will have twice as many as he has. If Sita gives 10 marbles to Ravi, she will have 10 marbles less. How many marbles does each have?',
    'line 3x - 5y = 15 y-axis ko kis angle par kaategi',
    'Imran says to Leela, "If I give you 8 of my shells, we shall have equal numbers. But if you give me 6 of yours, I shall have three more than you." How many shells does each have?',
    'Imran says to Leela, "If I give you 8 of my shells, we shall have equal numbers. If I give you 6, I shall have three times as many as you." How many shells does each have?',
    'a fraction becomes 4/5 if 1 is added to both num and denominator. if 5 is subtracted from both. what is the fraction',
    'A taxi has a fixed charge plus a charge per km. For 8 km I paid ₹136 and for 14 km ₹208. What is the profit of the driver?',
    'Two cars start from P and Q, which are 160 km apart. If they travel in the same direction they meet in 8 hours. Find the speeds of the two cars.',
    'sum of digits of a two digit number is 12. if digits are reversed the new number is 18 more than half of the original. find the sum of squares of digits',
    'A father is 24 years older than his son and 2 years ago the sum of their ages was 40. Find the age of his daughter.',
    '4 chairs and 3 tables cost Rs 2100 and 5 chairs and 2 tables cost Rs 1750. Find the cost of a chair and a stool.',
    'The sum of the ages of a father and his son is 52 years. Six years ago the father was four times as old. The mother is 3 years younger. Find all their ages.',
    'one number is 7 more than twice the other. find both',
    'A two-digit number is four times the sum of its digits. If 18 is added to the number, its digits are cubed. Find the number.',
    'The numerator of a fraction is 4 less than its denominator. If 1 is added to both, what is the fraction?',
    'taxi A takes a fixed charge of rs 50 and rs 15 for each km, taxi B takes a fixed charge of rs 80 and rs 12 for each km. which taxi is better for 20 km?',
    'x + y = 12 find x and y',
    'cost of 2 pens and 3 pencils is 40. find cost of one pen and one pencil',
    'father is 3 times as old as his son. find their present ages',
    'x+y+z=6, 2x-y+z=3, x+2y-z=2 solve for x y z',
    'log x + log y = 3, log x - log y = 1 solve',
    'solve 2x+3y=5, 4x-y=3 by inverse matrix',
    'sum of digits of a two digit number is 19 and reversing digits increases it by 9. find number',
    'two supplementary angles are 120° and 80°. difference kitna hua in linear equation',
    'two natural numbers have sum 10 and difference 16, numbers nikalo',
    'class has 30 students with 20 boys and 15 girls, how many more boys than girls',
    'find k for the pair 3x + ky = 5, 6x + 8y = 11',
    'taxi charges fixed plus per km. for 10 km the fare is 150. find the fixed charge',
    'maximise z = 3x + 2y subject to x + y ≤ 4, x + 3y ≤ 6, x,y ≥ 0',
    'from the given graph write the solution of the two lines',
    'sum of two numbers is 45. find the numbers',
    '5 pencils and 7 pens together cost rs 50. cost of one pencil?',
    'boys are 4 more than girls in a class of 25 students. kitne boys hain',
    'maximise z = 3x + 4y subject to x+y<=4, x>=0,y>=0 simplex method se',
    "father's age is three times his son's age. dono ki present age batao",
    'find k for kx+3y=k-3 and 12x+ky=k',
    'x=3, y=-2 is the solution of ax - by = 17. find a and b',
    'find k for kx+3y=k-3 and 12x+ky=5k^2 no solution',
    'incomes of A and B are in ratio 5:4 and expenditures in ratio 7:5, A saves rs 3000. find their incomes',
    '5x-4y+8=0 and 7x+6y-9=0 intersect, parallel or coincident with the x-axis?',
    'solve √5x - √2y = 0, √10x - 2y = 0',
    'in triangle PQR angle P = t, angle Q = 3t - 10, angle R = y and angle S - angle P = 40. find the angles',
    'do numbers ka sum 72 hai, bada number chhote ke 5 guna se 3 zyada hai. dono batao',
    'class ke bachho ko rows me khada kiya. agar har row me 5 bachhe zyada hote to 4 row kam banti, agar har row me 2 kam hote to 3 row zyada banti. har row me kitne bachhe hai',
    '4x + py = 9 and 12x + 15y = 3q have no solution. find p and q',
    '4x + py = 9 and 12x + qy = 27 have infinitely many solutions. find p and q',
    'Solve graphically the pair of equations x + y = 6 and x − y = 2. Also find the perimeter of the triangle formed by these lines and the y-axis.',
  ],
}

export default table

import type { QuestionTable } from './row'

const table: QuestionTable = {
  topic: 'statistics',
  answered: [
    [
      'days absent 0-5: 6 students, 5-15: 10, 15-25: 12, 25-40: 8, 40-60: 4. whats the mean number of days absent',
      '20.375',
    ],
    [
      'find the mode class 0 to 15 frequency 12 class 15 to 30 frequency 20 class 30 to 45 frequency 15 class 45 to 60 frequency 8',
      '315/13',
    ],
    ['Calculate mean\nclass   f\n1-10   6\n11-20   14\n21-30   12\n31-40   8', '21'],
    [
      'more than 20 - 60, more than 30 - 52, more than 40 - 40, more than 50 - 16, more than 60 - 6, more than 70 - 0. iska mode kya hoga',
      '580/13',
    ],
    ['less than 10 : 3, less than 20 : 12, less than 30: 27, less than 40: 40 find median', '76/3'],
    ['marks 10 to 20 = 4 students, 20 to 30 = 6 students, 30 to 40 = 10 students. find the median', '30'],
    ['0-10 f, 10-20 8, 20-30 7 mean is 15 find f', '7'],

    ['find mean\nclass 0-10 10-20 20-30 30-40 40-50\nfreq 4 6 9 7 4', '76/3'],
    [
      'no. of plants in houses, mean nikalo direct method se: 0-2: 2, 2-4: 3, 4-6: 1, 6-8: 6, 8-10: 4, 10-12: 3, 12-14: 6',
      '8.2',
    ],
    [
      'The table shows daily pocket money (in ₹) of 50 children of a locality. Find the mean by direct method.\n| Pocket money | 10-30 | 30-50 | 50-70 | 70-90 | 90-110 |\n|---|---|---|---|---|---|\n| Number of children | 8 | 11 | 15 | 10 | 6 |',
      '58',
    ],
    ['mean batao 0 to 6 = 10 ; 6 to 12 = 11 ; 12 to 18 = 7 ; 18 to 24 = 4 ; 24 to 30 = 8', '13.35'],
    [
      'daily wages of 50 workers, find mean by assumed mean method\nwages 500-520 520-540 540-560 560-580 580-600\nworkers 9 13 11 10 7',
      '547.2',
    ],
    [
      'step deviation method se mean monthly expenditure of 200 families: 1000-1500: 26, 1500-2000: 38, 2000-2500: 41, 2500-3000: 35, 3000-3500: 32, 3500-4000: 28',
      '2482.5',
    ],
    [
      'mean daily expenditure on food of 25 households (rs)\n100 - 150   3\n150 - 200   6\n200 - 250   9\n250 - 300   4\n300 - 350   3',
      '221',
    ],
    ['mean is 24.25, find missing freq p\nclass 0-10 10-20 20-30 30-40 40-50\nfreq 5 8 p 7 4', '16'],
    [
      'The mean pocket allowance is ₹17.32. Find the missing frequency f.\n| Class interval | 11-13 | 13-15 | 15-17 | 17-19 | 19-21 | 21-23 | 23-25 |\n|---|---|---|---|---|---|---|---|\n| Frequency | 6 | 8 | 10 | 12 | f | 7 | 3 |',
      '4',
    ],
    ['if mean is 48.4 then k=? 0-20: 14, 20-40: k, 40-60: 30, 60-80: 26, 80-100: 8', '22'],
    ['mean = 34.25 hai to x kya hoga. 10 to 20 = 6 ; 20 to 30 = 8 ; 30 to 40 = 14 ; 40 to 50 = x ; 50 to 60 = 5', '7'],
    [
      'mean is 62 and total frequency 50. find x and y\nclass 0-20 20-40 40-60 60-80 80-100 100-120\nfreq 5 x 10 y 7 8',
      'x = 9, y = 11',
    ],
    ['ages of patients, find mode\nage 5-15 15-25 25-35 35-45 45-55 55-65\npatients 7 12 19 25 15 6', '38.75'],
    [
      'modal lifetime (hours) of bulbs batao 0-20: 12, 20-40: 31, 40-60: 48, 60-80: 63, 80-100: 43, 100-120: 26',
      '480/7',
    ],
    ['family size survey of 20 families: 1 to 3 = 5 ; 3 to 5 = 9 ; 5 to 7 = 3 ; 7 to 9 = 2 ; 9 to 11 = 1 mode?', '3.8'],
    [
      'find the mode of the data\n| Class interval | 100-150 | 150-200 | 200-250 | 250-300 | 300-350 |\n|---|---|---|---|---|---|\n| Frequency | 8 | 12 | 20 | 15 | 5 |',
      '3000/13',
    ],
    ['mode nikalo\n0 - 10   14\n10 - 20   9\n20 - 30   7\n30 - 40   6\n40 - 50   4', '140/19'],
    ['mode is 36. find x\nclass 0-10 10-20 20-30 30-40 40-50 50-60\nfreq 5 8 x 20 16 6', '14'],
    [
      'The mode of the following data is 60. Find the missing frequency k.\n| Class interval | 20-35 | 35-50 | 50-65 | 65-80 | 80-95 |\n|---|---|---|---|---|---|\n| Frequency | 6 | 10 | 18 | k | 7 |',
      '14',
    ],
    ['modal value 50 hai, missing frequency y batao: 0-20: 7, 20-40: y, 40-60: 22, 60-80: 12, 80-100: 4', '12'],
    ['median?\nclass 0-10 10-20 20-30 30-40 40-50\nfreq 5 9 12 10 4', '25'],
    [
      'monthly electricity units of 68 consumers 65-85: 3, 85-105: 6, 105-125: 14, 125-145: 20, 145-165: 13, 165-185: 7, 185-205: 5 . median nikalo',
      '136',
    ],
    [
      'Weights (kg) of 30 students of a class are given. Find the median weight.\n| Weight | 40-45 | 45-50 | 50-55 | 55-60 | 60-65 | 65-70 | 70-75 |\n|---|---|---|---|---|---|---|---|\n| Students | 3 | 4 | 5 | 9 | 5 | 2 | 2 |',
      '170/3',
    ],
    ['find median of this data 0 to 15 = 6 ; 15 to 30 = 10 ; 30 to 45 = 16 ; 45 to 60 = 12 ; 60 to 75 = 8', '39.375'],
    ['median is 23.5. find x\nclass 0-10 10-20 20-30 30-40 40-50\nfreq 5 x 20 10 5', '16'],
    [
      'if the median of the data is 52 find the missing frequency f: 0-20: 8, 20-40: 12, 40-60: 25, 60-80: f, 80-100: 7',
      '18',
    ],
    [
      'median 42.5 diya hai, p nikalo\n10 - 20   p\n20 - 30   6\n30 - 40   14\n40 - 50   20\n50 - 60   9\n60 - 70   5',
      '4',
    ],
    [
      'heights of 51 girls (cm), find median height\nless than 140 : 5\nless than 145 : 13\nless than 150 : 28\nless than 155 : 40\nless than 160 : 47\nless than 165 : 51',
      '895/6',
    ],
    [
      'lengths of 40 leaves in mm 118-126: 4, 127-135: 6, 136-144: 8, 145-153: 12, 154-162: 5, 163-171: 3, 172-180: 2 . find median length',
      '146',
    ],
    ['median nikalo (classes continuous karke)\n1-10 6\n11-20 9\n21-30 16\n31-40 12\n41-50 7', '26.75'],
    ['ages of 60 teachers: 20-24: 5, 25-29: 10, 30-34: 14, 35-39: 20, 40-44: 8, 45-49: 3 median age?', '34.75'],
    ['find mean and mode\nclass 0-10 10-20 20-30 30-40 40-50 50-60\nfreq 4 6 10 15 9 6', 'mean = 32.4, mode = 380/11'],
    [
      'find the mean, median and mode of 0-20: 6, 20-40: 8, 40-60: 15, 60-80: 12, 80-100: 9',
      'mean = 54, median = 164/3, mode = 54',
    ],
    [
      'median and mode both batao\n0 - 5   4\n5 - 10   8\n10 - 15   14\n15 - 20   8\n20 - 25   6',
      'median = 90/7, mode = 12.5',
    ],
    ['mode 24.5 mean 29.75 . median by empirical formula', '28'],
    ['median = 42, mean = 45 find mode using empirical relation', '36'],
    ['agar mode 80 aur median 110 hai to mean kya hoga (empirical formula)', '125'],
    [
      'sum of lower limits of the median class and modal class\nclass 0-8 8-16 16-24 24-32 32-40\nfreq 8 13 12 18 7',
      '40',
    ],
    ['mean of first 15 natural numbers', '8'],
    ['mean of 12 observations is 18. each one is increased by 7, new mean?', '25'],
    ['mean of 20 values is 35. one value 46 was wrongly read as 64. correct mean?', '34.1'],
    ['median of 17, 4, 9, 12, 25, 8, 11', '11'],
    ['mean of 6.5, 8, 9.5, 12, 14', '10'],
    ['mode nikalo 3 5 7 5 9 3 5 8 7 5', '5'],
    ['mangoes in boxes 50-52: 20, 53-55: 95, 56-58: 140, 59-61: 105, 62-64: 40 mean number of mangoes?', '57.375'],
    ['find mean 1-10: 4, 11-20: 9, 21-30: 12, 31-40: 10, 41-50: 5', '26.25'],
    ['calculate mean age\n30 - 34  6\n35 - 39  11\n40 - 44  18\n45 - 49  10\n50 - 54  5', '41.7'],
    ['mean?\nclass 0.5-1 1-1.5 1.5-2 2-2.5 2.5-3\nfreq 6 10 14 12 8', '1.81'],
    ['mode of this decimal table nikalo\n1.5 - 3   7\n3 - 4.5   11\n4.5 - 6   16\n6 - 7.5   12\n7.5 - 9   4', '16/3'],
    [
      'find mean marks\nbelow 10 : 4\nbelow 20 : 10\nbelow 30 : 22\nbelow 40 : 36\nbelow 50 : 45\nbelow 60 : 50',
      '31.6',
    ],
    [
      'mode batao\nless than 15 : 5\nless than 30 : 14\nless than 45 : 28\nless than 60 : 36\nless than 75 : 40',
      '405/11',
    ],
    ['mean of 8, 11, x, 14, 17 is 13. x?', '15'],
    ['mean of x, x+2, x+5, x+7, x+11 is 20. x nikalo', '15'],
    ['x: 5 6 7 8 9\nf: 4 8 14 11 3\nmean mode median sab nikalo', 'mean = 7.025, mode = 7, median = 7'],
    ['mean of x 2,4,6,8,10 with freq 3,7,9,4,2', '5.6'],
    ['marks 10 15 20 25 30 and no of students 6 9 5 7 3, find median marks', '17.5'],
    ['a = 47.5, h = 15, Σfu = -12, Σf = 60 find mean', '44.5'],
    ['find mean\nclass 0-10 10-20 20-30 30-40 40-50\nf 5 8 15 16 6', '27'],
    [
      'no of plants 0-2, 2-4, 4-6, 6-8, 8-10, 10-12, 12-14 and no of houses 1,2,1,5,6,2,3. mean number of plants per house?',
      '8.1',
    ],
    ['Find the median: \nMarks: 0-20, 20-40, 40-60, 60-80, 80-100\nstudents: 6, 8, 12, 10, 4', '50'],
    [
      'mean pocket allowance is Rs 18. find missing frequency f\n11-13: 7\n13-15: 6\n15-17: 9\n17-19: 13\n19-21: f\n21-23: 5\n23-25: 4',
      '20',
    ],
    [
      'median of following is 28.5 , total frequency 60. find x and y. 0-10 : 5, 10-20 : x, 20-30 : 20, 30-40 : 15, 40-50 : y, 50-60 : 5',
      'x = 8, y = 7',
    ],
    ['mean = 22 and median = 24 then mode by empirical formula?', '28'],
    ['mean of first 10 natural numbers', '5.5'],
    [
      'lifetimes (in hrs) of 225 electrical components 0-20:10, 20-40:35, 40-60:52, 60-80:61, 80-100:38, 100-120:29. modal lifetime?',
      '65.625',
    ],
    [
      'for the distribution  0-5: 10, 5-10: 15, 10-15: 12, 15-20: 20, 20-25: 9 sum of lower limits of median class and modal class is',
      '25',
    ],
    ['assumed mean a = 25, Σf d = 200, Σf = 50 . mean ?', '29'],
    ['the mean of x, x+2, x+4, x+6, x+8 is 11. x=?', '7'],
    [
      'length of 40 leaves in mm 118-126: 3, 127-135: 5, 136-144: 9, 145-153: 12, 154-162: 5, 163-171: 4, 172-180: 2. median length of leaves',
      '146.75',
    ],
    ['mode of data is 35 find x: 0-10 8, 10-20 10, 20-30 x, 30-40 16, 40-50 12, 50-60 6, 60-70 7', '12'],
    ['mean of 40 observations was 25. later it was found that 36 was misread as 26. correct mean?', '25.25'],
    ['daily wages 500-520 520-540 540-560 560-580 580-600 workers 12 14 8 6 10 . mean daily wages', '545.2'],
    ['mode for grouped data: marks 10-25, 25-40, 40-55, 55-70, 70-85, 85-100 ; students 2 3 7 6 6 6', '52'],
  ],
  declined: [
    'find mean 0-10 5, 10-20 8, 20-30',
    'less than 10 : 3, more than 20 : 12, less than 30: 27 find median',

    'find mean of the data 0-10: 4, 10-20: 7, 20-30: p, 30-40: 9',
    'total number of students is 60. 0-10: 12, 10-20: 15, 20-30: 20, 30-40: 18 find probability a student got less than 20',
    'find median of the distribution with n = 40 frequencies 5, x, 12, 8, y',
    'standard deviation of 4, 8, 12, 16, 20',
    'find the variance of 0-10: 3, 10-20: 5, 20-30: 8, 30-40: 4',
    'mode of the data\nclass 0-10 10-20 20-30 30-40\nfreq 5 -3 8 6',
    'mean nikalo iss table ka',
    'mean of 5 numbers is 30 and their sum is 120. find the sixth number',
    'karl pearson correlation coefficient between x = 1,2,3,4 and y = 2,5,7,8',
    'the sum of frequencies is 30 and mean is 20: 0-10: 12, 10-20: x, 20-30: 15, 30-40: y, 40-50: 9 . find x and y',
    'which average is better',
    'median is 25. find the missing frequencies x and y: 0-10: 5, 10-20: x, 20-30: 20, 30-40: y, 40-50: 8',
    'quartile deviation of 3 7 8 12 15 19 22',
    'class 10-20 20-30 30-40 40-50\nfreq 6 8 12\nfind mean',
    'find missing frequency p : 0-10 5, 10-20 p, 20-30 12, 30-40 8',
    'mean of 10 numbers is 12. median kya hoga',
    'total students 60. marks 0-10: 8, 10-20: 12, 20-30: 15, 30-40: 10. no missing class. find the median of 60 students',
    'find standard deviation and coefficient of variation of 2 4 6 8 10',
    'mode of a distribution is 45. find its mean',
  ],
}

export default table

/** The warranties that the shop can say in both languages. */
export const warrantyMessages = {
  'warranty.months': { one: '{n} month warranty', other: '{n} months warranty' },
  'warranty.monthsBrand': { one: '{n} month brand warranty', other: '{n} months brand warranty' },
  'warranty.years': { one: '{n} year warranty', other: '{n} years warranty' },
  'warranty.yearsBrand': { one: '{n} year brand warranty', other: '{n} years brand warranty' },
} as const

/** The roles of the staff. */
export const STAFF_ROLES = ['owner', 'staff'] as const

/** A role of a member of the staff. */
export type StaffRole = (typeof STAFF_ROLES)[number]

/** What a call of the desk may need. */
export const PERMISSIONS = [
  'account',
  'orders',
  'stock',
  'catalogue',
  'facts',
  'staff',
  'changes',
  'totals',
] as const

/**
 * A permission: `account` is the own password, second factor and sessions, `orders` reading and changing
 * orders, `stock` reading products and changing how many pieces there are, `catalogue` changing prices and
 * whether a product is shown, `facts` charges, coupons and texts of the shop, `staff` inviting and changing members, `changes` who changed which fact, `totals` amounts of
 * several orders together.
 */
export type Permission = (typeof PERMISSIONS)[number]

/** What each role may do. */
const ROLE_PERMISSIONS: Readonly<Record<StaffRole, readonly Permission[]>> = {
  owner: PERMISSIONS,
  staff: ['account', 'orders', 'stock'],
}

/** The permissions of a role. */
export const permissionsOf = (role: StaffRole): readonly Permission[] => ROLE_PERMISSIONS[role]

/** The fewest and the most characters of a password. */
export const PASSWORD_LENGTH = { min: 10, max: 200 } as const

/** The most characters of the name of a member. */
export const MAX_STAFF_NAME = 60

/** Names of the roles. */
export const roleMessages = { 'role.owner': 'Owner', 'role.staff': 'Staff' } as const

/** Texts of the login page. */
export const loginPageMessages = {
  'loginPage.title': 'Login',
} as const

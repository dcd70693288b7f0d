/** How long the shop waits for its database and for its own end. Milliseconds. */
export const timeLimits = {
  /** A connection is made, or one of the pool becomes free. */
  connect: 5_000,
  /** Beyond the statement timeout, until a silent server is given up. */
  serverSilence: 1_000,
  /** TCP keep-alive of an idle connection. */
  keepAlive: 5_000,
  /** An instance asks again whether another one has finished its migrations. */
  migrationLock: 200,
  /** A migration waits for a lock on a table; the statements behind it wait as long. */
  migrationTableLock: 2_000,
  /** Then the transactions before it have time, until the migrations are tried again. */
  migrationPause: 3_000,
  /** The receiver of a message accepts it. */
  receiver: 10_000,
  /** An order is stored; counted from its complete body. */
  order: 8_000,
  /** `/readyz` has stored its row; from then on: the products are read. */
  readiness: 2_000,
} as const

/**
 * The steps of stopping. Milliseconds; all but `pool` count from the signal. An order that is
 * being stored may take `timeLimits.order`, so requests have longer. A message that is being sent may take
 * `timeLimits.receiver`, so jobs have longer: one that is cut would be sent twice. A process manager has to
 * wait for longer than `exit` before it kills: those of `deploy` wait for 20 seconds.
 */
export const shutdownTimes = {
  /** `/readyz` says 503 and requests are still accepted, so that a load balancer notices. */
  notice: 1_000,
  /** Open requests have finished; their connections are closed. */
  requests: 9_000,
  /** Background jobs, which begin nothing after the signal, have finished. */
  jobs: 11_000,
  /** After requests and jobs: statements have finished; the pool is closed. */
  pool: 2_000,
  /** The process exits, whatever still waits. */
  exit: 14_000,
} as const

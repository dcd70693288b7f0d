// Loaded into the shop by `npm start`: when the starter is gone, for whatever reason, the shop ends
// as if it had been asked to, and no server is left behind holding the port and the database.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()

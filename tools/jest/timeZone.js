/** The centre's time zone is the default of every test; TZ in the environment overrides it. */
module.exports = () => {
  process.env.TZ ??= 'Europe/Paris';
};

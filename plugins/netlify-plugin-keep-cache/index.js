// A plugin for Netlify: what Gatsby keeps from build to build, pictures above all. Both folders or
// neither, since each says what is in the other.
const folders = [".cache", "public"];

module.exports = {
  onPreBuild: ({ utils }) => utils.cache.restore(folders),
  onPostBuild: ({ utils }) => utils.cache.save(folders),
};

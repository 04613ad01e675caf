// A plugin for Netlify that keeps Gatsby's cache between builds. Both folders are kept, because they refer to
// each other.
const folders = [".cache", "public"];

module.exports = {
  onPreBuild: ({ utils }) => utils.cache.restore(folders),
  onPostBuild: ({ utils }) => utils.cache.save(folders),
};

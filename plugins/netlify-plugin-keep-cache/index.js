// A plugin for Netlify that keeps Gatsby's cache between builds. The two folders refer to each other, so
// both are kept.
const folders = [".cache", "public"];

module.exports = {
  onPreBuild: ({ utils }) => utils.cache.restore(folders),
  onPostBuild: ({ utils }) => utils.cache.save(folders),
};

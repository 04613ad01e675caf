/** A repository at GitHub that keeps the content, and the service that signs people in. */
export type GithubPlace = {
  /** "owner/website" */
  repo: string;
  branch: string;
  /** The address of GitHub's API: "https://api.github.com", or that of a server of one's own. */
  apiRoot: string;
  /** Opens a window in which people sign in at GitHub. */
  login: {
    /** "https://api.netlify.com/auth" */
    address: string;
    /** The site, as the service knows it; by default, the host name of the page. */
    siteId?: string;
    scope: string;
  };
};

/** The folder of the repository with the content. */
export const contentFolder = "data";

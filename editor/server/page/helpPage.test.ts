/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import { helpFiles } from "./helpPage";

const files = helpFiles();
const html = files.find(({ name }) => name === "help.html")?.body.toString() ?? "";
const page = new DOMParser().parseFromString(html, "text/html");

it("allows no script by its policy", () => {
  const policy = page.querySelector("meta[http-equiv=Content-Security-Policy]");
  expect(policy?.getAttribute("content")).toMatch(/^default-src 'none'; style-src 'self';/);
  expect(policy?.getAttribute("content")).not.toMatch(/script-src|unsafe|https?:|\*/);
});

it("has all of docs/editing.md, and no script", () => {
  const markdown = readFileSync("docs/editing.md", "utf8");
  const wordsOf = (selector: string) =>
    [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);
  expect(wordsOf("h1")).toEqual([...markdown.matchAll(/^# (.*)$/gm)].map(([, words]) => words));
  expect(wordsOf("h2")).toEqual([...markdown.matchAll(/^## (.*)$/gm)].map(([, words]) => words));
  expect(wordsOf("nav a")).toEqual(wordsOf("h2"));
  expect(wordsOf("tbody tr")).toHaveLength([...markdown.matchAll(/^\| [^-]/gm)].length - 1);
  expect(html).not.toMatch(/<script|<style| style=| on[a-z]+=/);
});

it("links only to its own sections and to other sites", () => {
  const links = [...page.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");
  const lost = links.filter((href) =>
    href.startsWith("#") ? !page.getElementById(href.slice(1)) : !href.startsWith("https:"),
  );
  expect(lost).toEqual([]);
});

it("has its pictures, with their sizes and descriptions", () => {
  const images = [...page.querySelectorAll("img")];
  expect(images.length).toBeGreaterThan(5);
  const names = files.map(({ name }) => name);
  for (const image of images) {
    expect(names).toContain(image.getAttribute("src"));
    expect(image.alt).not.toBe("");
    expect(image.width).toBeGreaterThan(100);
    expect(image.height).toBeGreaterThan(100);
  }
});
